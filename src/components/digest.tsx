/**
 * A checksum by its first twelve digits, which tell files apart. All of it is in the title, and in
 * what is copied, for comparing with a file at hand.
 */
export const Digest = ({ value }: { value: string }) => (
  <code
    title={value}
    data-slot="digest"
    className="inline-block w-[12ch] overflow-hidden align-bottom whitespace-nowrap print:w-auto print:overflow-visible print:wrap-anywhere print:whitespace-normal"
  >
    {value}
  </code>
);
