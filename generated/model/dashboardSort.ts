// Made by `npm run generate` from the contract. Do not edit.

export { DashboardSort } from '../enums/dashboardSort.ts';
