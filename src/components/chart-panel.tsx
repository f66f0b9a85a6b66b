import ChartLine from 'lucide-react/icons/chart-line';
import Table2 from 'lucide-react/icons/table-2';
import { type ReactNode, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { usePrinting } from './use-printing.ts';

type ChartPanelProps = { title: string; chart: ReactNode; table: ReactNode };

/** A chart, and the same numbers as a table a press away; on paper both. */
export function ChartPanel({ title, chart, table }: ChartPanelProps) {
  // Undefined until it is asked for: a table that nobody sees takes as long to draw as one.
  const [showsTable, setShowsTable] = useState<boolean>();
  const isPrinting = usePrinting();
  const Icon = showsTable ? ChartLine : Table2;
  return (
    <Panel
      title={title}
      className="h-full"
      actions={
        <Button size="sm" variant="ghost" onClick={() => setShowsTable(!showsTable)}>
          <Icon aria-hidden="true" />
          {showsTable ? 'Show as chart' : 'Show as table'}
        </Button>
      }
    >
      <div className={showsTable ? 'hidden print:block' : undefined}>{chart}</div>
      {(showsTable !== undefined || isPrinting) && (
        <div className={showsTable ? undefined : 'hidden print:mt-4 print:block'}>{table}</div>
      )}
    </Panel>
  );
}
