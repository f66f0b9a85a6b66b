import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { saveFile } from '#src/lib/save-file.ts';
import { templateFile } from './template.ts';

/** How to fill in an import file, and a template to download. */
export function TemplateNote() {
  const [hasFailed, setFailed] = useState(false);
  const download = async () => {
    // so that a second failure is announced as well
    setFailed(false);
    try {
      const file = await templateFile();
      if (file) saveFile(file, 'import template.xlsx');
    } catch {
      setFailed(true);
    }
  };
  return (
    <Panel
      title="What to import"
      actions={
        <Button size="sm" onClick={() => void download()}>
          <Download aria-hidden="true" />
          Download template
        </Button>
      }
    >
      {hasFailed && (
        <p role="alert" className="mb-2 text-sm font-medium text-destructive">
          The template could not be made. Press Download template again.
        </p>
      )}
      <ul className="grid list-disc gap-1.5 pl-4 text-sm text-muted-foreground marker:text-border">
        <li>Fill in the template, or change a file that was exported: only what differs is stored.</li>
        <li>
          A sheet <b className="font-medium text-foreground">Ratings</b> or{' '}
          <b className="font-medium text-foreground">References</b>, or both. Columns are found by their heading, in any
          order.
        </li>
        <li>
          An empty due date stays as it is; the day of the edition takes away a row’s own. Status Since is not read.
        </li>
        <li>All or nothing: with one wrong cell nothing is stored, and every error is listed with its cell.</li>
        <li>Check Only says what an import would change, old and new, and stores nothing.</li>
        <li>An import can be undone as a whole, as long as nobody has changed what it changed.</li>
        <li>Where a file sets a parent indicator Not Met, you see first which ratings that decides.</li>
      </ul>
    </Panel>
  );
}
