// Made by `npm run generate` from the contract. Do not edit.
export const DashboardSort = {
  country: "country",
  "-country": "-country",
  number: "number",
  "-number": "-number",
  status: "status",
  "-status": "-status",
  statusSince: "statusSince",
  "-statusSince": "-statusSince",
  due: "due",
  "-due": "-due",
  researchUser: "researchUser",
  "-researchUser": "-researchUser",
  qaUser: "qaUser",
  "-qaUser": "-qaUser",
} as const;
export type DashboardSort = (typeof DashboardSort)[keyof typeof DashboardSort];
