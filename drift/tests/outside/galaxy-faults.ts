/**
 * Mistakes of a backend of the Galaxy, from what backends get wrong. Written before the check ran
 * on it, by a person who had not read the check.
 */
import { faultsAt } from './fault.ts';

const list = faultsAt('getAllData');
const read = faultsAt('getPlanet');
const create = faultsAt('createPlanet');
const change = faultsAt('updatePlanet');
const remove = faultsAt('deletePlanet');
const upload = faultsAt('uploadImage');
const signUp = faultsAt('createUser');
const me = faultsAt('getMe');

export const galaxyReads = [
  list('list-id-text', 'ids are texts in the list'),
  read('name-missing', 'the name is left out'),
  list('type-capitals', 'enum values in capitals'),
  read('habitability-percent', 'a share from 0 to 1 as percent'),
  read('discovered-millis', 'an instant as milliseconds'),
  list('updated-zoneless', 'an instant without T and zone'),
  read('satellites-null', 'null for an empty array'),
  read('extra-member', 'a member that the schema closes out'),
  list('bare-list', 'the array alone, without data and meta'),
  list('offset-ignored', 'offset is not read'),
  list('limit-ignored', 'limit is not read'),
  list('offset-by-one', 'a page begins one row too late'),
  list('offset-pages', 'offset counts pages instead of rows'),
  list('total-of-page', 'the total is that of the page'),
  list('total-header', 'X-Pagination-Total is "23 planets"'),
  list('next-same', 'next leads to the page itself'),
  list('default-limit', '20 rows where the default of limit is 10'),
  list('unstable-order', 'rows change places from call to call'),
  read('absent-null', '200 and null for a planet that is not there'),
  read('absent-500', '500 for a planet that is not there'),
  read('bad-id-500', '500 for an id that is no number'),
  read('error-html', '404 as a page of HTML'),
  read('error-status-text', 'the status in the error is a text'),
  read('request-id-number', 'X-Request-ID is a counter, no UUID'),
  read('last-modified-http', 'Last-Modified is an HTTP date, which the document does not want'),
  list('list-locked', 'the public list wants a token'),
  me('me-open', 'whoever has no token is somebody'),
  me('me-any-token', 'any token is somebody'),
  read('head-500', 'HEAD fails'),
  list('latin1', 'JSON in ISO-8859-1'),
  list('list-cut', 'descriptions are cut in the list'),
];

export const galaxyWrites = [
  create('create-200', '200 instead of 201'),
  create('create-no-location', 'Location is left out'),
  create('create-location-wrong', 'Location leads to another planet'),
  create('create-forgets-tags', 'tags are not stored'),
  create('create-forgets-nested', 'an object two levels down is not stored'),
  create('create-null-empty', 'null is stored as an empty text'),
  create('create-cut', 'a name is cut after 12 letters'),
  create('create-ascii', 'letters that are not ASCII are question marks'),
  create('create-twice', 'a planet is stored twice'),
  create('create-echo', 'a planet is answered, and stored nowhere'),
  create('create-id-taken', 'the id of the body is taken, though it is read-only'),
  create('create-name-optional', 'a planet without a name is accepted'),
  create('create-enum-open', 'any type is accepted'),
  create('create-range-open', 'a habitability of 7 is accepted'),
  create('create-unknown-open', 'unknown members are accepted, though the schema is closed'),
  create('create-invalid-500', '500 for an invalid body'),
  create('create-type-wanted', 'an optional member is required'),
  create('create-open', 'no token is needed'),
  create('create-guest', 'whoever is signed in may create'),
  create('create-not-listed', 'a new planet is not in the list'),
  create('create-date-local', 'the zone of an instant is cut off'),
  create('create-rounded', 'a share is rounded to one place'),
  change('put-merges', 'what the body leaves out stays'),
  change('put-not-saved', 'a change is answered, and not stored'),
  change('put-old-answer', 'the answer is the planet as it was'),
  change('put-all', 'the description of all planets is changed'),
  change('put-null-kept', 'null leaves the old value'),
  change('put-creates', 'an unknown id is created'),
  change('put-204', '204 without the planet'),
  change('put-updated-same', 'lastUpdated stays'),
  change('put-read-cached', 'the planet is cached, and a change does not clear it'),
  change('put-list-cached', 'the list is cached, and a change does not clear it'),
  change('put-etag-same', 'the ETag stays'),
  change('put-tags-appended', 'tags are added to the old ones'),
  remove('delete-nothing', 'nothing is deleted'),
  remove('delete-in-list', 'what is deleted stays in the list'),
  remove('delete-absent-204', '204 for a planet that is not there'),
  remove('delete-200', '200 with a word'),
  remove('delete-open', 'no token is needed'),
  remove('delete-neighbour', 'the next planet is deleted as well'),
  remove('delete-revived', 'what was deleted comes back when another is created'),
  upload('upload-size-text', 'fileSize is "12 bytes"'),
  upload('upload-empty', 'no file is accepted'),
  upload('upload-absent', 'an image of no planet is accepted'),
  signUp('signup-password', 'the answer has the password'),
  signUp('signup-duplicate', 'an e-mail address is accepted twice'),
  signUp('signup-email-open', 'any text is an e-mail address'),
  faultsAt('getToken')('token-any', 'any password is right'),
  faultsAt('createCelestialBody')('body-diameter-text', 'the diameter of a moon is a text'),
];

export type GalaxyFault = (typeof galaxyReads)[number]['name'] | (typeof galaxyWrites)[number]['name'];
