// House rules for what is not there yet, and for what will not be there for long.

const today = () => new Date().toISOString().slice(0, 10);
const isDate = (value) => /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') && !Number.isNaN(Date.parse(value));

function problemsOf({ deprecated, 'x-deprecated-on': since, 'x-sunset': sunset }, needsSince) {
  if (!deprecated)
    return [
      since !== undefined && '`x-deprecated-on` goes with `deprecated: true`.',
      sunset !== undefined && '`x-sunset` goes with `deprecated: true`.',
    ];
  return [
    !isDate(sunset) && 'What is deprecated says its last day in `x-sunset`, as 2027-06-30.',
    needsSince && !isDate(since) && 'A deprecated operation says since when in `x-deprecated-on`, as 2026-12-01.',
    isDate(sunset) && isDate(since) && sunset < since && '`x-sunset` is not before `x-deprecated-on`.',
    isDate(sunset) &&
      sunset < today() &&
      `It ended on ${sunset}: take it out of the contract, or give it a later \`x-sunset\`.`,
  ];
}

const visitor =
  (needsSince) =>
  (node, { report, location }) => {
    for (const message of problemsOf(node, needsSince).filter(Boolean)) report({ message, location });
  };

/** What is deprecated says until when it stays, and is gone after that. */
export const Ends = () => ({ Operation: visitor(true), Parameter: visitor(false), Schema: visitor(false) });

/** An operation that has no backend yet is no promise to keep for a while. */
export const NotYet = () => ({
  Operation(op, { report, location }) {
    const said = op['x-not-yet'];
    if (said === undefined) return;
    if (said !== true) report({ message: '`x-not-yet` is true or left out.', location: location.child('x-not-yet') });
    if (op.deprecated) report({ message: 'What is not there yet cannot be deprecated.', location });
  },
});
