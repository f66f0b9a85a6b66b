import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode, Ref } from 'react';
import { cn } from '#src/first-screen/cn.ts';

const tones = {
  info: { Icon: Info, look: 'border-info/40 bg-info/8' },
  warning: { Icon: TriangleAlert, look: 'border-warning/45 bg-warning/10' },
  danger: { Icon: OctagonAlert, look: 'border-destructive/40 bg-destructive/8' },
};

const none = { Icon: undefined, look: undefined };

type NoteProps = {
  tone: keyof typeof tones | undefined;
  children: ReactNode;
  actions?: ReactNode;
  /** A button in its upper right corner, the last one that Tab reaches. */
  corner?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Words about the form, in the form, with what can be done about it; without a tone it takes no
 * room. The parent decides whether it is announced. Where colours are forced, a sign tells the
 * tones apart.
 */
export function Note({ tone, children, actions, corner, className, ref }: NoteProps) {
  const { Icon, look } = tone ? tones[tone] : none;
  return (
    <div
      ref={ref}
      className={
        look
          ? cn('relative rounded-md border px-3 py-2 text-sm forced-colors:pl-9', corner && 'pr-12', look, className)
          : 'hidden'
      }
    >
      {Icon && (
        <Icon
          aria-hidden="true"
          data-slot="note-sign"
          className="absolute top-[0.5lh] left-3 hidden size-4 forced-colors:block"
        />
      )}
      {children}
      {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      {corner && <div className="absolute top-0.5 right-0.5">{corner}</div>}
    </div>
  );
}
