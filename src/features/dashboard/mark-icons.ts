import AlarmClock from 'lucide-react/icons/alarm-clock';
import Undo2 from 'lucide-react/icons/undo-2';

/** The icons of marks, beside their words in filter and row. */
export const markIcons = { returned: Undo2, overdue: AlarmClock } as const;
