/** Somebody who has an account and does not know. */
export interface Invited {
  fullName: string;
  email: string;
  /** In words. */
  role: string;
}

/** What to tell them, in plain text; of several each with a line above that says to whom. */
export function invitationFor(people: readonly Invited[], product: { title: string; address: string }): string {
  const texts = people.map(({ fullName, email, role }) => {
    const text = [
      `Dear ${fullName},`,
      `you have an account at ${product.title}, as ${role}.`,
      `Sign in at ${product.address} with the e-mail ${email}.`,
    ].join('\n');
    return people.length === 1 ? text : `To: ${email}\n${text}`;
  });
  return texts.join('\n\n');
}
