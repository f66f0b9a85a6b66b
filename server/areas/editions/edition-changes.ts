/** Creates and changes editions, each in one transaction [S97]. */
import { sql } from 'kysely';
import { EditionStatus } from '#generated/enums.ts';
import { fields } from '#generated/fields.ts';
import { endsAfterStart, isDayOf } from '#rules/edition.ts';
import { foldName, seenOf } from '#rules/names.ts';
import type { Caller } from '../../access.ts';
import { created, type Handler, ok } from '../../call.ts';
import type { NewRow, Row, Trx } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireVersion } from '../../domain/versions.ts';
import type { Wire } from '../../domain/wire.ts';
import { conflict, type FieldError, invalid } from '../../problem.ts';
import { copyEdition } from './edition-copy.ts';
import { lockActiveEdition, lockAllEditions } from './edition-lock.ts';
import { editionOnWire } from './edition-reads.ts';

/**
 * Makes the new edition Active and all others Inactive. A duplicated edition gives its structure,
 * users and countries, all rows Open; an empty edition is only possible while none is active.
 * Rejects with 422, or 409 `duplicate-name` or `conflict`.
 */
export const createReportEdition: Handler<'createReportEdition'> = async ({ db, caller, body, now }) => {
  const form = readForm(body, sourceErrors(body));
  const sourceId = body.Id || body.DuplicatedEdition;
  const createdOn = now();
  return inTransaction(db, async (trx) => {
    await lockAllEditions(trx);
    const source = sourceId ? await requireSource(trx, sourceId, body.Id ? '/Id' : '/DuplicatedEdition') : undefined;
    if (!source) await requireNoneActive(trx);
    await requireFreeName(trx, form.name);
    // waits for every pending change of the old edition, so that the copies below see all of it
    const closedId = await deactivateAll(trx, caller, createdOn);
    const values = {
      ...form,
      checks_off: source?.checks_off ?? null,
      closed_edition_id: closedId,
      creation_date: createdOn,
      status: EditionStatus.Active,
      changed_on: createdOn,
      changed_by: caller.id,
    };
    const edition = await trx.insertInto('edition').values(values).returningAll().executeTakeFirstOrThrow();
    const { BringAssignments: assignments = false, BringReferences: references = false } = body;
    if (sourceId)
      await copyEdition(trx, { from: sourceId, to: edition.id, now: createdOn, along: { assignments, references } });
    return created(editionOnWire(edition));
  });
};

/** Stores name and dates. Rejects with 422 or 409. */
export const updateReportEdition: Handler<'updateReportEdition'> = async ({ db, params, caller, body, now }) => {
  const { id: editionId } = params;
  const changedOn = now();
  const form = readForm(
    body,
    body.Id === editionId ? [] : [{ pointer: '/Id', detail: 'must be the Id of the address' }],
  );
  return inTransaction(db, async (trx) => {
    await lockAllEditions(trx);
    const edition = await lockActiveEdition(trx, editionId);
    await requireVersion(trx, edition, body.Version);
    await requireFreeName(trx, form.name, editionId);
    const values = {
      ...form,
      ...checksIn(body),
      version: edition.version + 1,
      changed_on: changedOn,
      changed_by: caller.id,
    };
    const changed = trx.updateTable('edition').set(values).where('id', '=', editionId).returningAll();
    return ok(editionOnWire(await changed.executeTakeFirstOrThrow()));
  });
};

type Form = Pick<NewRow<'edition'>, 'name' | 'start_date' | 'research_due_date' | 'qa_due_date'> & {
  end_date: string | null;
};

const limits = fields.ReportEditionCreate;

/** Checks of both bodies that a schema cannot express. Calendar dates compare as texts. */
function readForm(body: Wire<'ReportEditionCreate'> | Wire<'ReportEditionUpdate'>, errors: FieldError[]): Form {
  const { Name, StartDate, EndDate } = body;
  const name = Name.trim().normalize();
  if (seenOf(name).length < limits.Name.minLength) errors.push({ pointer: '/Name', detail: limits.Name.message });
  if (!endsAfterStart({ StartDate, EndDate })) errors.push({ pointer: '/EndDate', detail: limits.EndDate.message });
  for (const field of dueDates) {
    const date = body[field];
    if (date && !isDayOf(body, date)) errors.push({ pointer: `/${field}`, detail: limits[field].message });
  }
  if (errors.length > 0) throw invalid(errors);
  return { name, start_date: StartDate, end_date: EndDate ?? null, ...dueDatesIn(body) };
}

const dueDates = ['ResearchDueDate', 'QADueDate'] as const;

/** A due date that is left out stays as it is. */
const dueDatesIn = ({ ResearchDueDate, QADueDate }: Pick<Wire<'ReportEditionUpdate'>, (typeof dueDates)[number]>) => ({
  ...(ResearchDueDate !== undefined && { research_due_date: ResearchDueDate }),
  ...(QADueDate !== undefined && { qa_due_date: QADueDate }),
});

/** Checks that are left out stay as they are. */
const checksIn = ({ ChecksOff }: Wire<'ReportEditionUpdate'>) =>
  ChecksOff && { checks_off: ChecksOff.length > 0 ? ChecksOff.toSorted((one, other) => one - other) : null };

const sourceErrors = ({ Id, DuplicatedEdition }: Wire<'ReportEditionCreate'>): FieldError[] =>
  Id && DuplicatedEdition && Id !== DuplicatedEdition
    ? [{ pointer: '/DuplicatedEdition', detail: 'must be the same as Id' }]
    : [];

async function requireSource(trx: Trx, id: number, pointer: string): Promise<Pick<Row<'edition'>, 'checks_off'>> {
  const source = await trx.selectFrom('edition').select('checks_off').where('id', '=', id).executeTakeFirst();
  if (!source) throw invalid([{ pointer, detail: 'There is no such edition' }]);
  return source;
}

async function requireNoneActive(trx: Trx): Promise<void> {
  const active = await trx
    .selectFrom('edition')
    .select('name')
    .where('status', '=', EditionStatus.Active)
    .executeTakeFirst();
  if (active) throw conflict('conflict', `${active.name} is active: duplicate an edition instead.`);
}

/** Compared in JavaScript: the database may fold ASCII only. The unique index is the last guard. */
async function requireFreeName(trx: Trx, name: string, exceptId?: Row<'edition'>['id']): Promise<void> {
  const others = await trx.selectFrom('edition').select(['id', 'name']).execute();
  if (others.some((other) => other.id !== exceptId && foldName(other.name) === foldName(name)))
    throw conflict('duplicate-name', 'This report name already exists');
}

/** Returns the edition that was active, or null. */
async function deactivateAll(trx: Trx, caller: Caller, now: Date): Promise<number | null> {
  const closed = await trx
    .updateTable('edition')
    .set({
      status: EditionStatus.Inactive,
      inactive_date: now,
      changed_on: now,
      changed_by: caller.id,
      version: sql`version + 1`,
    })
    .where('status', '=', EditionStatus.Active)
    .returning('id')
    .executeTakeFirst();
  return closed?.id ?? null;
}
