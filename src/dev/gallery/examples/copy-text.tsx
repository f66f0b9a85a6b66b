import { CopyText } from '#src/components/copy-text.tsx';

export function AnInvitation() {
  return (
    <CopyText
      label="Invitation"
      text={
        'Dear Mele,\nyou can now sign in to the Road Safety Index with mele@demo.test.\nhttps://index.example/dashboard'
      }
    />
  );
}
