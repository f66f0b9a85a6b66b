/** What `npm start` and `npm run dev` say about who can sign in. */
export function demoAccounts(): string {
  return `
Demo accounts, chosen on the sign-in page without a password:
  admin@demo.test        Admin
  researcher@demo.test   Researcher
  reviewer@demo.test     Researcher with QA work
  external@demo.test     External Researcher
  spectator@demo.test    Spectator
  inactive@demo.test     refused
`;
}
