import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { LONG_NAME } from '../../parts/sample-data.ts';

export function WithActions() {
  return (
    <Panel title="References" aside="3" headingLevel={3} actions={<Button size="sm">Add reference</Button>}>
      <p className="text-sm">National Transport and Safety Authority Act, 2012</p>
    </Panel>
  );
}

export function Collapsible() {
  return (
    <div className="grid gap-2">
      <Panel title="Open at first" headingLevel={3} collapsible>
        <p className="text-sm">What is collapsed stays mounted: a form keeps what was typed.</p>
      </Panel>
      <Panel title="Collapsed at first" aside={<Badge>2</Badge>} headingLevel={3} collapsible defaultOpen={false}>
        <p className="text-sm">Here it is.</p>
      </Panel>
    </div>
  );
}

export function LongWords() {
  return (
    <Panel title={LONG_NAME} headingLevel={3} collapsible>
      <p className="text-sm">The title wraps.</p>
    </Panel>
  );
}
