import { StatusBar } from '#src/components/ui/status-bar.tsx';

export function Progress() {
  const begun = { Open: 40, ResearchInProgress: 25, QAInProgress: 15, QACompleted: 70 };
  const none = { Open: 0, ResearchInProgress: 0, QAInProgress: 0, QACompleted: 0 };
  return (
    <div className="grid gap-3">
      <StatusBar label="Kenya" counts={begun} />
      <StatusBar label="Tonga" counts={{ ...none, Open: 150 }} />
      <StatusBar label="Norway" counts={{ ...none, QACompleted: 149, QAInProgress: 1 }} still />
      <StatusBar label="Nothing yet" counts={none} />
    </div>
  );
}
