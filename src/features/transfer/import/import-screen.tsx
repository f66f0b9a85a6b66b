import { useState } from 'react';
import { Note } from '#src/components/ui/note.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { EarlierImports } from '../earlier/earlier-imports.tsx';
import { DropArea } from './drop-area.tsx';
import { ImportList } from './import-list.tsx';
import { useImports } from './import-store.ts';
import { ignoredWords } from './rejections.ts';
import { TemplateNote } from './template-note.tsx';

/** The files to import on the left, adding files on the right (requirements A2.7). */
export function ImportScreen() {
  const { rows, imports } = useImports();
  const { may } = useAccess();
  const [last, setLast] = useState({ rejected: [] as string[], ignored: [] as string[] });
  const choose = (files: File[], rejected: string[]) => setLast({ rejected, ignored: imports.add(files) });
  // a file of the same name can be added once the listed one has failed or is deleted
  const ignored = last.ignored.filter((name) => rows.some(({ file }) => file.name === name));
  const words = [...last.rejected, ...ignoredWords(ignored)];
  return (
    <div className="mt-3 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] lg:grid-rows-[auto_1fr]">
      <div className="grid gap-4 lg:row-span-2">
        <ImportList rows={rows} imports={imports} />
        {may('listImports') && <EarlierImports />}
      </div>
      <Panel title="Add files" className="max-lg:order-first">
        <DropArea onChoose={choose} />
        <div role="alert" className="mt-3 empty:hidden">
          {words.length > 0 && (
            <Note tone="warning">
              <ul className="grid gap-1 wrap-anywhere">
                {words.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Note>
          )}
        </div>
      </Panel>
      <TemplateNote />
    </div>
  );
}
