import { type Act, type Change, IMPORT, type LoggedTable } from './logged-table.ts';

/** ActivityAction of the contract. */
const actions = { insert: 0, update: 1, delete: 2 } as const;

/** The function of a change with its trigger; one that stands is replaced. */
export function triggersOf(table: LoggedTable, change: Change, how: 'create' | 'create or replace'): string[] {
  const name = `log_${table.name}_${change}`;
  const transition = {
    insert: 'new table as new_rows',
    update: 'old table as old_rows new table as new_rows',
    delete: 'old table as old_rows',
  }[change];
  const rows = change === 'delete' ? 'old_rows' : 'new_rows';
  return [
    // A plan made for one row would join thousands of them row by row, so those are planned anew.
    `${how} function ${name}() returns trigger language plpgsql as $$
    declare
      act act;
      many int := (select count(*) from (select from ${rows} limit 2) first);
    begin
      if many = 0 then return null; end if;
      act := current_act();
      if many = 1 then
        ${insertEvents(table, change, (column) => `act.${column}`)};
      else
        -- rows of a transition table are overestimated: compiling took 700 ms for 15 ms of work
        set local jit = off;
        execute $sql$ ${(table.together?.[change] ?? insertEvents)(table, change, (column) => `($1).${column}`)} $sql$ using act;
      end if;
      ${table.besides?.[change] ?? ''}
      return null;
    end $$`,
    `${how} trigger event_${change} after ${change} on ${table.name} referencing ${transition}
      for each statement execute function ${name}()`,
  ];
}

/** The statement that writes one event for each row that a change altered in a way that matters. */
function insertEvents(table: LoggedTable, change: Change, act: Act): string {
  const { place, kinds, cause = () => act('cause'), user = () => act('user_id') } = table;
  const row = change === 'delete' ? 'o' : 'n';
  const rows = {
    insert: 'new_rows n',
    update: `new_rows n join old_rows o on ${table.key.map((column) => `o.${column} = n.${column}`).join(' and ')}`,
    delete: 'old_rows o',
  }[change];
  const at = place(row);
  const own = {
    user_id: user(act, change),
    edition_id: at.edition ?? 'null::int',
    country_id: at.country ?? 'null::int',
    indicator_id: at.indicator ?? 'null::int',
    library_indicator_id: at.library ?? 'null::int',
    country_indicator_id: at.pair ?? 'null::int',
    action: table.action?.(change) ?? String(actions[change]),
    record_id: `${row}.${table.recordId}`,
    kinds: kinds(change),
    cause: cause(act, change),
    cause_name: table.causeName?.(act, change) ?? act('cause_name'),
    record_name: table.recordName?.(row) ?? 'null',
    changes: changesOf(table, change),
  };
  const columns = Object.keys(own);
  return `insert into event (act_id, at, operation, record, records, alike, ${columns.join(', ')})
    select ${act('act_id')}, ${act('at')}, ${act('operation')}, ${table.record}, 1,
      case when ${act('cause')} <> ${IMPORT} and row_number() over () = 1 then count(*) over () else 0 end, ${columns.map((column) => `found.${column}`).join(', ')}
    from (
      select ${Object.entries(own)
        .map(([column, value]) => `${value} as ${column}`)
        .join(', ')}
      from ${rows} ${at.join ?? ''}
      where ${conditionOf(table, change)}
      order by ${table.key.map((column) => `${row}.${column}`).join(', ')}
    ) found`;
}

/** Only what a person would call a change: not versions, derived columns or dates of changes. */
function conditionOf({ fields, when }: LoggedTable, change: Change): string {
  if (change !== 'update') return when?.[change] ?? 'true';
  const columns = fields.map(({ column }) => column);
  const list = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
  return when?.update ?? `(${list('o')}) is distinct from (${list('n')})`;
}

function changesOf({ fields }: LoggedTable, change: Change): string {
  const told = fields.filter(({ untold }) => !untold);
  if (told.length === 0) return `'{}'::jsonb`;
  const members = told.map(({ name, column, value = (row) => `${row}.${column}`, withheld }) => {
    const differs = {
      insert: `n.${column} is not null`,
      update: `o.${column} is distinct from n.${column}`,
      delete: `o.${column} is not null`,
    }[change];
    // of a long text only that it changed
    const pair = withheld
      ? 'to_jsonb(true)'
      : `jsonb_build_array(${change === 'insert' ? 'null' : value('o')}, ${change === 'delete' ? 'null' : value('n')})`;
    return `'${name}', case when ${differs} then ${pair} end`;
  });
  return `jsonb_strip_nulls(jsonb_build_object(${members.join(', ')}))`;
}
