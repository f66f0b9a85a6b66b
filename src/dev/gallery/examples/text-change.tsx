import { TextChange } from '#src/components/text-change.tsx';
import { LONG_NAME } from '../parts/sample-data.ts';

export function Changed() {
  return (
    <TextChange
      name="Researcher Note"
      earlier="A lead agency is named in law."
      later="A national lead agency is named in law since 2012."
    />
  );
}

export function WrittenAndRemoved() {
  return (
    <>
      <TextChange name="Comment" earlier="" later="The source is no longer online." />
      <TextChange name="Rationale" earlier="As in the last edition." later="" />
    </>
  );
}

export function Long() {
  return <TextChange name="Note" earlier="" later={Array.from({ length: 8 }, () => LONG_NAME).join('. ')} />;
}
