/**
 * Mistakes of a backend of the Petstore, from what backends get wrong. Written before the check ran
 * on it, by a person who had not read the check.
 */
import { faultsAt } from './fault.ts';

const list = faultsAt('findPets');
const read = faultsAt('find pet by id');
const create = faultsAt('addPet');
const remove = faultsAt('deletePet');

export const petstoreReads = [
  list('tags-ignored', 'tags is not read'),
  list('tags-first', 'only the first of several tags is read'),
  list('tags-prefix', 'tags that begin alike are taken for the same'),
  list('limit-ignored', 'limit is not read'),
  list('limit-plus-one', 'one row more than limit'),
  list('limit-first', 'the limit is applied before the filter'),
  list('wrapped', 'an object around the array'),
  list('tag-null', 'null for a pet without a tag'),
  read('id-text', 'the id is a text'),
  read('absent-null', '200 and null for a pet that is not there'),
  read('absent-500', '500 for a pet that is not there'),
  read('error-code-missing', 'an error without its code'),
];

export const petstoreWrites = [
  create('tag-forgotten', 'the tag is not stored'),
  create('name-lower', 'names are stored in small letters'),
  create('name-trimmed', 'spaces around a name are taken off'),
  create('create-201', '201, which is not declared, with the pet'),
  create('create-empty', '200 without a body'),
  create('name-unique', 'a name is refused the second time, though duplicates are allowed'),
  create('name-optional', 'a pet without a name is accepted'),
  create('name-number', 'a number is accepted as a name'),
  create('tag-wanted', 'an optional member is required'),
  create('not-filtered', 'the filter does not know new pets'),
  create('id-collides', 'ids are the number of pets, so that they come again'),
  remove('delete-nothing', 'nothing is deleted'),
  remove('delete-filtered', 'what is deleted is still found by its tag'),
  remove('delete-absent-204', '204 for a pet that is not there'),
  remove('delete-200', '200 with the pet'),
  remove('delete-by-name', 'all pets of the same name are deleted'),
];

export type PetstoreFault = (typeof petstoreReads)[number]['name'] | (typeof petstoreWrites)[number]['name'];
