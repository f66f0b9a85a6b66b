/** The mark of public/favicon.svg, drawn in place: the header needs no request of its own. */
export function ProductMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-5 shrink-0">
      <rect width="32" height="32" rx="7" fill="#3c45b8" />
      <g fill="#fff">
        <rect x="7" y="17" width="4.5" height="8" rx="1.2" opacity=".62" />
        <rect x="13.75" y="12" width="4.5" height="13" rx="1.2" opacity=".82" />
        <rect x="20.5" y="7" width="4.5" height="18" rx="1.2" />
      </g>
    </svg>
  );
}
