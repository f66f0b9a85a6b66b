import { Fragment } from 'react';
import { ARROW } from '#src/lib/arrow.ts';
import { Sign } from './ui/sign.tsx';

/**
 * Words with their arrows drawn by us. The character stays for whoever copies the text or has it
 * read aloud.
 */
export function ArrowText({ text }: { text: string }) {
  const [first, ...others] = text.split(ARROW);
  return (
    <>
      {first}
      {others.map((words, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have their places only.
        <Fragment key={place}>
          <Sign shape="arrow-right" label={ARROW} />
          {words}
        </Fragment>
      ))}
    </>
  );
}
