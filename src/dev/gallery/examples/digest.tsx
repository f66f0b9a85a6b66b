import { Digest } from '#src/components/digest.tsx';

export function OfAFile() {
  return (
    <p className="text-sm">
      SHA-256 <Digest value="9f2feb0f1ef425b292f2f94bc8482494df430413b8b8ef4f3a1b6d7c2e0a5d11" />
    </p>
  );
}
