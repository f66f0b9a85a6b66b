import { schemaIn, testDocument } from './support/frameworks.ts';

testDocument('swagger', [
  [
    'an enumeration without its values',
    (doc) => {
      delete schemaIn(doc, 'Note').properties.Kind.enum;
    },
    ['warn listNotes 200 diff.unsaid /Data/*/Kind', 'warn createNote 201 diff.unsaid /Kind'],
  ],
  [
    'a body as a form',
    (doc) => {
      doc.paths['/notes'].post.parameters[1] = { name: 'Text', in: 'formData', type: 'string' };
    },
    ['createNote diff.media-refused header Content-Type'],
  ],
  [
    'an id above what is allowed',
    (doc) => {
      Object.assign(doc.parameters.Id, { maximum: 100 });
    },
    ['deleteNote diff.limits-narrower path noteId'],
  ],
]);
