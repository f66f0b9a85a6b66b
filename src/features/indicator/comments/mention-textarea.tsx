import '@github/text-expander-element';
import type TextExpanderElement from '@github/text-expander-element';
import { type ComponentProps, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MentionableUser } from '#generated/model/index.ts';
import { Textarea } from '#src/components/ui/textarea.tsx';
import { counted } from '#src/lib/words.ts';
import { pressInMentionMenu } from './mention-keys.ts';
import { mentionMenu } from './mention-menu.ts';
import { mentionAt, whoIsMeant } from './mention-search.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'text-expander': { ref?: Ref<TextExpanderElement>; keys: string; multiword: string; class?: string } & {
        children?: React.ReactNode;
      };
    }
  }
}

type MentionTextareaProps = ComponentProps<'textarea'> & {
  people: readonly MentionableUser[];
  onPick: (id: number) => void;
};
type Offer = CustomEvent<{ provide(result: { matched: boolean; fragment?: HTMLElement }): void }>;
type Choice = CustomEvent<{ item: HTMLElement }>;

/**
 * A plain textarea where an @ offers people to mention; it is a combobox only while the list is
 * open.
 */
export function MentionTextarea({ people, onPick, ...props }: MentionTextareaProps) {
  const box = useRef<TextExpanderElement>(null);
  const [offered, setOffered] = useState(0);
  const input = () => box.current?.querySelector('textarea');

  const offer = useEffectEvent(({ detail }: Offer) => {
    const { value = '', selectionEnd = 0 } = input() ?? {};
    const mention = mentionAt(value, selectionEnd);
    const meant = mention ? whoIsMeant(mention.typed, people) : [];
    detail.provide(meant.length > 0 ? { matched: true, fragment: mentionMenu(meant, people) } : { matched: false });
  });
  // The element would write over everything since the first @ that it did not understand, so the
  // name is put in here.
  const take = useEffectEvent((event: Choice) => {
    event.preventDefault();
    const textarea = input();
    const person = people.find(({ Id }) => `${Id}` === event.detail.item.dataset.userId);
    const mention = textarea && mentionAt(textarea.value, textarea.selectionEnd);
    if (!mention || !person) return;
    box.current?.dismiss();
    textarea.focus({ preventScroll: true });
    textarea.setRangeText(`@${person.FullName} `, mention.at, textarea.selectionEnd, 'end');
    onPick(person.Id);
    textarea.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
  });
  const count = useEffectEvent(() => setOffered(box.current?.querySelectorAll('[role="option"]').length ?? 0));

  useEffect(() => {
    const element = box.current;
    const stop = new AbortController();
    const listen = (type: string, heard: (event: never) => void) =>
      element?.addEventListener(type, heard as EventListener, stop);
    listen('text-expander-change', (event: Offer) => offer(event));
    listen('text-expander-value', (event: Choice) => take(event));
    listen('text-expander-activate', () => count());
    listen('text-expander-deactivate', () => setOffered(0));
    const press = (event: KeyboardEvent) => element && pressInMentionMenu(event, element);
    element?.addEventListener('keydown', press, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);

  // Whoever was quicker than the list of people is offered them when it is here.
  const lookAgain = useEffectEvent(() => {
    const textarea = input();
    if (textarea && textarea === document.activeElement) textarea.dispatchEvent(new InputEvent('input'));
  });
  const isReady = people.length > 0;
  useEffect(() => {
    if (isReady) lookAgain();
  }, [isReady]);

  return (
    <>
      <text-expander ref={box} keys="@" multiword="@" class="relative block">
        <Textarea rows={1} className="max-h-[54px] min-h-8 resize-none! py-1" {...props} />
      </text-expander>
      <span role="status" className="sr-only">
        {offered > 0 && `${counted(offered, 'person', 'people')} to mention`}
      </span>
    </>
  );
}
