import { StatusLegend } from '#src/components/ui/status-legend.tsx';

export function InTheOrderOfTheWork() {
  return <StatusLegend />;
}

export function InTheOrderOfBars() {
  return <StatusLegend isBarOrder />;
}
