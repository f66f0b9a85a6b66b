import type { ReactNode, Ref } from 'react';
import { cn } from '#src/first-screen/cn.ts';

const tones = {
  info: 'border-info/40 bg-info/8',
  warning: 'border-warning/45 bg-warning/10',
  danger: 'border-destructive/40 bg-destructive/8',
};

type NoteProps = {
  tone: keyof typeof tones | undefined;
  children: ReactNode;
  actions?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Words about the form, in the form, with what can be done about it; without a tone it takes no
 * room. The parent decides whether it is announced.
 */
export function Note({ tone, children, actions, className, ref }: NoteProps) {
  return (
    <div ref={ref} className={tone ? cn('rounded-md border px-3 py-2 text-sm', tones[tone], className) : 'hidden'}>
      {children}
      {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
