/**
 * A change that no test can notice: the file, its line as it reads with the change planted, and why
 * nothing differs.
 */
export type Equivalent = { file: string; line: string; why: string };

/** By file and line. */
const reasons: Record<string, Record<string, string>> = {
  'openapi/rules/mentions.ts': {
    'if (false) return found;': 'without an @ the loop below finds nothing either; this saves folding the names',
    'return true && isWhole ? { at, end, name, alike } : undefined;':
      'a group holds at least one name; only the types do not say so',
    'if (false) return undefined;': 'of nobody each is mentioned; this saves folding the names',
    'const names = people.map(({ name }) => name);':
      'a name that does not begin as a tagged one does matches no mention of it; this saves looking for it',
    'while (end <= content.length) {':
      'behind the text stands U+0000, which no name holds, so the loop ends there with the same answer',
  },
  'openapi/rules/next-step.ts': {
    'return true && dueDate < todayInUtc(now);':
      'no date is before a date neither as null nor as undefined; only the types do not say so',
  },
  'openapi/rules/results.ts': {
    'const Change = compared === null && previous === null ? null : changeOf(compared, previous);':
      'both are shares of what both editions rated, so that none is null alone; only the types do not say so',
    'const Change = false || previous === null ? null : changeOf(compared, previous);':
      'both are shares of what both editions rated, so that none is null alone; only the types do not say so',
    'const Change = compared === null || false ? null : changeOf(compared, previous);':
      'both are shares of what both editions rated, so that none is null alone; only the types do not say so',
    'return scores.map((score) => (false ? null : (places.get(score) ?? null)));':
      'null has no place in the map, and so none here; only the types do not say so',
  },
  'server/identity/account-access.ts': {
    '...(true && { full_name: change.fullName }),': 'what is undefined is not written',
    '...(true && { email: change.email }),': 'what is undefined is not written',
    '...(true && { role: change.role }),': 'what is undefined is not written',
  },
  'server/identity/adapter.ts': {
    'async findByUserCode() {},': 'a function that ends without a value returns undefined',
  },
  'server/identity/check/access-token.ts': {
    '} catch {}': 'a function that ends without a value returns undefined',
  },
  'server/identity/check/document.ts': {
    'true && /^(https:|http:\\/\\/(localhost|127\\.0\\.0\\.1|\\[::1\\])(:|\\/))/.test(address);':
      'the word undefined is no address either; only the types do not say so',
  },
  'server/identity/configuration.ts': {
    'conformIdTokenClaims: true,': 'without userinfo each claim is in the ID token either way',
    'useGrantedResource: () => false,': 'without userinfo the resource that was granted is taken either way',
  },
  'server/identity/people-commands.ts': {
    'fresh.flatMap(({ fullName, email, role }) => (false ? [] : [{ fullName, email, role }])),':
      'a person without a role is a fault that was told before; only the types do not say so',
  },
  'server/identity/provider.ts': {
    'if (false) return;': 'the answer is ended: the library, which is asked then as well, drops its own',
  },
  'server/identity/recognise-user.ts': {
    'if (false) return recognised(await kept(db, taken, role));':
      'the account that was just bound is found once more below; this saves asking',
  },
  'server/identity/revocation.ts': {
    'if (jti && exp) store.set(denied(jti), false, exp + 60);': 'it is asked whether anything is kept there, not what',
    "if (of === grantId) store.set(denied(key.slice('Issued:'.length)), false, exp + 60);":
      'it is asked whether anything is kept there, not what',
  },
  'server/identity/secrets.ts': {
    'if (folder || file) writeSecret(folder, file, JSON.stringify(secrets));':
      'the file has a name where its folder has one; only the types do not say so',
    '} catch {}': 'a function that ends without a value returns undefined; only the types ask for it',
  },
  'server/identity/store.ts': {
    'if (!folder && !file) return;': 'the file has a name where its folder has one; only the types do not say so',
    '} catch {}': 'a map of undefined is as empty as one of an empty list; only the types ask for one',
  },
  'server/token.ts': {
    'isRevoked = () => undefined,': 'undefined is as falsy as false; only the types do not say so',
    'if (false) return undefined;': 'what is no address cannot be asked, and so undefined is returned as well',
    '} catch {}': 'a function that ends without a value returns undefined; only the types ask for it',
  },
  'server/validation.ts': {
    'const errors = false ? [] : validate(values);':
      'without parameters nothing is wrong with an empty object either; this saves compiling its schema',
  },
  'server/db/transaction.ts': {
    'await sleep(5 - Math.random() * 20 * tries);': 'only how long it waits, which no test asserts',
    'await sleep(5 + Math.random() * 20 / tries);': 'only how long it waits, which no test asserts',
    'await sleep(5 + Math.random() / 20 * tries);': 'only how long it waits, which no test asserts',
  },
  'src/lib/api/fetcher.ts': {
    'let credentials: Credentials = { token: () => undefined, renew: async () => true };':
      'without a token nothing is sent, and nothing renewed',
    'let credentials: Credentials = { token: () => undefined, renew: () => undefined };':
      'without a token nothing is sent, and nothing renewed',
    'if (true) repetitions.get(init.signal)?.();': 'nothing is kept without a signal; only the types do not say so',
    'if (true) repetitions.delete(init.signal);': 'nothing is kept without a signal; only the types do not say so',
  },
  'src/lib/api/overlay.ts': {
    'true &&': 'no time is before or after undefined; only the types do not say so',
    'write.sentAt <= answeredAt &&': 'the clock says each time once',
    '(write.settledAt ?? Number.POSITIVE_INFINITY) >= askedAt &&': 'the clock says each time once',
    'if (true) hold(query);': 'what it has written itself is what would be put back; this saves looking',
    'const record = known ?? { queryKey, answers: [], view: undefined, isEvicted: true };':
      'the line below says it anew',
    '[...answers].some(({ askedAt }) => Math.min(...askedAt) <= settledAt) && touches(one, queryKey),':
      'the clock says each time once',
    'if (false) records.delete(hash);': 'without answers it is not looked at; this gives back its memory',
    'else record.answers = record.answers;': 'what no write looks at; this gives back its memory',
  },
  'src/lib/api/pending-writes.ts': {
    'return until === undefined ? times.length : times.filter((at) => at <= until).length;':
      'the clock says each time once',
    '; // without known.set(answer, states);': 'only how often the same is worked out',
    'if (write.isOpen && answer.askedAt.every((asked) => asked <= (write.settledAt ?? Number.POSITIVE_INFINITY))) {':
      'the clock says each time once',
    'Math.min(...askedAt) <= settledAt;': 'the clock says each time once',
  },
  'src/lib/api/query-client.ts': {
    "if (event.type !== 'updated' || false || event.action.failureCount !== 1) return;":
      'nothing but a failed try has a count',
  },
  'src/lib/api/refetch.ts': {
    "if (false || query.state.fetchStatus !== 'idle' || !refetchOnIdle.delete(query.queryHash)) return;":
      'what else tells of a query that has become idle comes within the same dispatch',
    'if (true) void client.invalidateQueries({ predicate: (query) => due.has(query) });':
      'where nothing is due the predicate finds no query',
    'if (due.size >= 0) void client.invalidateQueries({ predicate: (query) => due.has(query) });':
      'where nothing is due the predicate finds no query',
  },
  'src/lib/api/requests.ts': {
    "if (action.type === 'error' && true && !isNextPage(query)) behind.add(queryHash);":
      'a query without data has no further pages, and its first success is a whole answer, which mends it',
  },
  'src/lib/api/why-failed.ts': {
    'if (false) return [];':
      'another error has neither kind nor problem, so that nothing is left; only the types do not say so',
  },
  'src/lib/api/writes.ts': {
    'if (true) overlay.acknowledge(pending);': 'it is shown before it is sent; only the types do not say so',
    'if (true) overlay.leaveOpen(pending);': 'it is shown before it is sent; only the types do not say so',
  },
  'src/lib/forms/drafts.ts': {
    'const tell = () => changes.set(changes.get() - 1);': 'it is another number, and nothing more',
  },
  'src/lib/forms/use-dialog-form.ts': {
    'true && (settledAt > opened || draft !== undefined) ? error : null;':
      'only a call that has failed has an error; only the types do not say so',
  },
  'src/lib/forms/use-server-form.ts': {
    'true &&': 'what was sent is there wherever a call has failed; only the types do not say so',
    "wasFound && true ? { ...lastCall, status: 'success' } : lastCall;":
      'a call that begins ends it before anything of that state is drawn',
    'const unsaved = !landed && (true);':
      'a form in which nothing is typed follows the server before anybody sees that they differ',
    'const refusal = unsaved && true ? lastSave.error : null;':
      'only a call that has failed has an error; only the types do not say so',
    'const sent = refusal || lastSave.variables && options.typedOf(lastSave.variables);':
      'without a refusal there is no message that a field could show',
  },
  'src/lib/keys/pressed.ts': {
    'if (false) return [];':
      'what is no combination is in no entry of the table either; this saves looking for its field',
  },
  'src/lib/keys/use-keys.ts': {
    "if (true) document.addEventListener('keydown', pressKey);": 'a listener that is there already is not added again',
  },
  'src/lib/notices/notices.ts': {
    'const id = --lastId;': 'an id is no other, and nothing more',
    'if (true) runs.set(id, causes);': 'a notice without a button has no causes, and nothing is withdrawn from none',
  },
  'src/lib/kept-in-tab.ts': {
    '} catch {}': 'where it reads: a function that ends without a value returns undefined',
  },
  'src/lib/name-order.ts': {
    'return isPlain ? (small <= otherSmall ? -1 : 1) : one === other ? 0 : one.localeCompare(other, LOCALE);':
      'plain ones differ',
  },
  'src/lib/results/figures.ts': {
    "change === 0 ? 'no change' : `${change >= 0 ? 'up' : 'down'} ${inTenths(Math.abs(change))} points`;":
      '0 was told before',
  },
  'src/lib/search-text.ts': {
    'if (at >= 0) return whole.split(/[^\\p{L}\\p{N}.]+/u).some((one) => one.startsWith(word)) ? 2 : 1;':
      '0 has returned before',
  },
  'src/lib/word-difference.ts': {
    'for (let i = from.length + 1; i >= 0; i--)': 'behind the last word nothing is the same',
    'if (true && old === fresh) {': 'while the loop goes on one of both is there; only the types do not say so',
  },
  'src/lib/list-address.ts': {
    'export const useListSearch = () => useSearch({ strict: true, select: ({ list }) => list });':
      'where no route is named it is for the types alone',
  },
  'src/lib/trim-end.ts': {
    'while (end >= 0) {':
      'before the first sign stands an empty text, which is no sign, so the loop ends there with the same answer',
  },
  'src/lib/session/session.ts': {
    'const isReachable = await Promise.race([known.revoke(), wait(REVOCATION_MS).then(() => undefined)]);':
      'undefined is as falsy as false; only the types do not say so',
    'let renewing: Promise<boolean> = Promise.resolve(true);': 'signing out waits for it and does not ask how it ended',
    "const prepare = () => void provider().catch(() => globalThis.addEventListener('online', prepare, { once: false }));":
      'called again it finds the provider loaded, or adds the listener that is there already',
  },
  'server/domain/workbook/archive.ts': {
    '} finally {}': 'only how early its memory is given back',
    '; // without inflate.destroy();': 'only how early its memory is given back',
    'for (let at = 0; at <= packed.length; at += PIECE) yield packed.subarray(at, at + PIECE);':
      'a last piece of no bytes adds nothing',
    'const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: false }).catch(() => {':
      'the whole header says as well where the content begins',
  },
  'server/domain/workbook/sheet-rows.ts': {
    'wantsText = true;': 'the text before the first cell is dropped where that cell begins',
    '#column = +1;': 'each row begins it anew, and no cell is read before the first row',
    '#look = +1;': 'each cell begins it anew',
    "const place = `${this.#column <= 0 ? '' : letters(this.#column)}${this.#row + 1}`;":
      'column A is never too far, so that it is named in no refusal',
    'while (this.#rows.length <= this.#row) this.#rows.push(NO_CELLS);':
      'the next line fills the place that is one too many',
    'while (cells.length <= this.#column) cells.push(null);': 'the next line fills the place that is one too many',
    'if (false) this.#rows[this.#row] = this.#cells.slice();': 'the list stands there already; a copy takes less room',
    'if (this.#cells) this.#rows[this.#row] = this.#cells;': 'the list stands there already; a copy takes less room',
    "case 'e':": 'what a failed formula shows is no number, and so is returned as it is written below',
  },
  'server/domain/workbook/cell-styles.ts': {
    "const looks = false ? '' : stylesXml.slice(begin, stylesXml.indexOf('cellXfs', begin + 16));":
      'where there is no beginning, what is cut out begins at the last sign and holds no element',
  },
  'server/domain/workbook/workbook-write.ts': {
    'if (false) return styles;': 'without the mark no style is replaced',
  },
  'server/domain/workbook/xml-bytes.ts': {
    'const all = true ? Buffer.concat([...this.#rest, piece]) : piece;': 'only a copy that is saved',
    'const all = this.#rest.length >= 0 ? Buffer.concat([...this.#rest, piece]) : piece;': 'only a copy that is saved',
    'if (true) this.#begin(all);': 'none of the bytes that it refuses stands anywhere in XML of UTF-8',
    'this.#rest = true ? [all.subarray(read)] : [];': 'a rest of no bytes adds nothing',
    'this.#rest = read <= all.length ? [all.subarray(read)] : [];': 'a rest of no bytes adds nothing',
    'while (at <= xml.length) {': 'behind the last byte nothing begins and nothing ends',
    'if (end <= 0) return at;': 'a tag or a section ends behind the sign that begins it',
    'const to = end < 0 ? lastWhole(xml, Math.max(from, xml.length - until.length - 1)) : end;':
      'two bytes more wait for the next piece',
    'const full = blank <= 0 ? inside : inside.slice(0, blank);': 'a tag begins with its name, and not with whitespace',
    "if (!isEnd) this.#events.open(name, blank <= 0 ? '' : inside.slice(blank));":
      'a tag begins with its name, and not with whitespace',
    'for (let at = begin + 1; at <= xml.length; at++) {': 'behind the last byte stands neither a quote nor an end',
    'if (false) {': 'the pattern below finds the same; this saves time',
    'if (plain > 0) {': 'the pattern below finds the same; this saves time',
    'if (plain >= 0) {}': 'the pattern below finds the same; this saves time',
    'if (false) return undefined;': 'the pattern below finds nothing either; this saves time',
    '; // without patterns.set(name, pattern);': 'only a pattern that is made once',
  },
  'server/domain/workbook/zip-file.ts': {
    'if (this.#waitingBytes > PIECE) await this.#pack(constants.Z_SYNC_FLUSH);': 'only when it is packed',
  },
  'server/domain/country-indicator-rows.ts': {
    'if (true) await sql`analyze milestone, activity, indicator, country_indicator`.execute(trx);':
      'only how soon statistics are there',
    'if (numAffectedRows >= manyRows) await sql`analyze milestone, activity, indicator, country_indicator`.execute(trx);':
      'only how soon statistics are there',
  },
  'server/domain/edition-results.ts': {
    '{ against, completedOnly = true, equalIndicators = false }: ResultsQuery,':
      'the validation of the query fills it in; only the types do not say so',
    '{ against, completedOnly = false, equalIndicators = true }: ResultsQuery,':
      'the validation of the query fills it in; only the types do not say so',
  },
  'server/domain/cascade.ts': {
    'if (false) return;': 'without ids the statements below find no rows; this saves asking the database',
  },
};

export const equivalent: Equivalent[] = Object.entries(reasons).flatMap(([file, lines]) =>
  Object.entries(lines).map(([line, why]) => ({ file, line, why })),
);
