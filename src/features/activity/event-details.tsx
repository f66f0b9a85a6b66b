import { ActivityRecord } from '#generated/enums.ts';
import type { ActivityEvent } from '#generated/model/index.ts';
import { ArrowText } from '#src/components/arrow-text.tsx';
import { Digest } from '#src/components/digest.tsx';
import { TextChange } from '#src/components/text-change.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { detailWords } from './detail-words.ts';

/** The fields and texts of one record, old and new. */
export function EventDetails({ event }: { event: ActivityEvent }) {
  const { facts, texts } = detailWords(event);
  // Counts of a file are short and belong together.
  const isFile = event.Record === ActivityRecord.File;
  return (
    <>
      {facts.length > 0 && (
        <dl className={cn('mt-1 gap-x-4 gap-y-0.5 text-xs', isFile ? 'flex flex-wrap' : 'grid')}>
          {facts.map(({ name, words, isDigest }) => (
            <div key={name} className="flex flex-wrap gap-x-1.5">
              <dt className="text-muted-foreground">{name}</dt>
              <dd className="min-w-0 wrap-anywhere">
                {isDigest ? <Digest value={words} /> : <ArrowText text={words} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {texts.map((text) => (
        <TextChange key={text.name} {...text} />
      ))}
    </>
  );
}
