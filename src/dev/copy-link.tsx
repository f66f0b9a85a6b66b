import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Input } from '#src/components/ui/input.tsx';
import type { Store } from '#src/lib/store.ts';
import type { Choices } from './choices.ts';
import { currentPage } from './current-page.ts';
import { linkTo } from './link.ts';

/**
 * Copies this page's address with the choices; where the browser refuses the clipboard, the link
 * shows to be copied by hand.
 */
export function CopyLink({ choices }: { choices: Store<Choices> }) {
  const [said, setSaid] = useState('');
  const [byHand, setByHand] = useState('');
  const copy = async () => {
    const link = linkTo(choices.get(), currentPage());
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? 'The link is copied.' : 'Copy the link by hand:');
    setByHand(isCopied ? '' : link);
  };
  return (
    <div className="mr-auto flex flex-wrap items-center gap-2">
      <Button onClick={copy}>Copy link</Button>
      <p role="status" className="text-sm text-muted-foreground">
        {said}
      </p>
      {byHand && <Input readOnly aria-label="Link" value={byHand} onFocus={(event) => event.target.select()} />}
    </div>
  );
}
