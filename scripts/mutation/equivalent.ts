/**
 * A change that no test can notice: the file, its line as it reads with the change planted, and why
 * nothing differs.
 */
export type Equivalent = { file: string; line: string; why: string };

export const equivalent: Equivalent[] = [
  {
    file: 'openapi/rules/mentions.ts',
    line: 'if (false) return found;',
    why: 'without an @ the loop below finds nothing either; this saves folding the names',
  },
  {
    file: 'openapi/rules/mentions.ts',
    line: 'return true && isWhole ? { at, end, name, alike } : undefined;',
    why: 'a group holds at least one name; only the types do not say so',
  },
  {
    file: 'openapi/rules/mentions.ts',
    line: 'while (end <= content.length) {',
    why: 'behind the text stands U+0000, which no name holds, so the loop ends there with the same answer',
  },
  {
    file: 'openapi/rules/next-step.ts',
    line: 'return true && dueDate < todayInUtc(now);',
    why: 'no date is before a date neither as null nor as undefined; only the types do not say so',
  },
  {
    file: 'openapi/rules/results.ts',
    line: 'const Change = compared === null && previous === null ? null : changeOf(compared, previous);',
    why: 'both are shares of what both editions rated, so that none is null alone; only the types do not say so',
  },
  {
    file: 'openapi/rules/results.ts',
    line: 'const Change = false || previous === null ? null : changeOf(compared, previous);',
    why: 'both are shares of what both editions rated, so that none is null alone; only the types do not say so',
  },
  {
    file: 'openapi/rules/results.ts',
    line: 'const Change = compared === null || false ? null : changeOf(compared, previous);',
    why: 'both are shares of what both editions rated, so that none is null alone; only the types do not say so',
  },
  {
    file: 'openapi/rules/results.ts',
    line: 'return scores.map((score) => (false ? null : (places.get(score) ?? null)));',
    why: 'null has no place in the map, and so none here; only the types do not say so',
  },
  {
    file: 'server/validation.ts',
    line: 'const errors = false ? [] : validate(values);',
    why: 'without parameters nothing is wrong with an empty object either; this saves compiling its schema',
  },
  {
    file: 'server/db/transaction.ts',
    line: 'await sleep(5 - Math.random() * 20 * tries);',
    why: 'only how long it waits, which no test asserts',
  },
  {
    file: 'server/db/transaction.ts',
    line: 'await sleep(5 + Math.random() * 20 / tries);',
    why: 'only how long it waits, which no test asserts',
  },
  {
    file: 'server/db/transaction.ts',
    line: 'await sleep(5 + Math.random() / 20 * tries);',
    why: 'only how long it waits, which no test asserts',
  },
  {
    file: 'src/lib/api/fetcher.ts',
    line: 'let credentials: Credentials = { token: () => undefined, renew: async () => true };',
    why: 'without a token nothing is sent, and nothing renewed',
  },
  {
    file: 'src/lib/api/fetcher.ts',
    line: 'let credentials: Credentials = { token: () => undefined, renew: () => undefined };',
    why: 'without a token nothing is sent, and nothing renewed',
  },
  {
    file: 'src/lib/api/fetcher.ts',
    line: 'if (true) repetitions.get(init.signal)?.();',
    why: 'nothing is kept without a signal; only the types do not say so',
  },
  {
    file: 'src/lib/api/fetcher.ts',
    line: 'if (true) repetitions.delete(init.signal);',
    why: 'nothing is kept without a signal; only the types do not say so',
  },
  {
    file: 'src/lib/api/refetch.ts',
    line: "if (false || query.state.fetchStatus !== 'idle' || !refetchOnIdle.delete(query.queryHash)) return;",
    why: 'what else tells of a query that has become idle comes within the same dispatch',
  },
  {
    file: 'src/lib/api/refetch.ts',
    line: 'if (true) void client.invalidateQueries({ predicate: (query) => due.has(query) });',
    why: 'where nothing is due the predicate finds no query',
  },
  {
    file: 'src/lib/api/refetch.ts',
    line: 'if (due.size >= 0) void client.invalidateQueries({ predicate: (query) => due.has(query) });',
    why: 'where nothing is due the predicate finds no query',
  },
  {
    file: 'src/lib/api/why-failed.ts',
    line: 'if (false) return [];',
    why: 'another error has neither kind nor problem, so that nothing is left; only the types do not say so',
  },
  {
    file: 'src/lib/forms/drafts.ts',
    line: 'const tell = () => changes.set(changes.get() - 1);',
    why: 'it is another number, and nothing more',
  },
  {
    file: 'src/lib/forms/drafts.ts',
    line: '} catch {}',
    why: 'what is not true is not written; only the types ask for false',
  },
  {
    file: 'src/lib/forms/use-dialog-form.ts',
    line: 'true && (settledAt > opened || draft !== undefined) ? error : null;',
    why: 'only a call that has failed has an error; only the types do not say so',
  },
  {
    file: 'src/lib/forms/use-server-form.ts',
    line: 'true &&',
    why: 'what was sent is there wherever a call has failed; only the types do not say so',
  },
  {
    file: 'src/lib/forms/use-server-form.ts',
    line: "wasFound && true ? { ...lastCall, status: 'success' } : lastCall;",
    why: 'a call that begins ends it before anything of that state is drawn',
  },
  {
    file: 'src/lib/forms/use-server-form.ts',
    line: 'const unsaved = !landed && (true);',
    why: 'a form in which nothing is typed follows the server before anybody sees that they differ',
  },
  {
    file: 'src/lib/forms/use-server-form.ts',
    line: 'const refusal = unsaved && true ? lastSave.error : null;',
    why: 'only a call that has failed has an error; only the types do not say so',
  },
  {
    file: 'src/lib/forms/use-server-form.ts',
    line: 'const sent = refusal || lastSave.variables && options.typedOf(lastSave.variables);',
    why: 'without a refusal there is no message that a field could show',
  },
  {
    file: 'src/lib/keys/pressed.ts',
    line: 'if (false) return [];',
    why: 'what is no combination is in no entry of the table either; this saves looking for its field',
  },
  {
    file: 'src/lib/keys/use-keys.ts',
    line: "if (true) document.addEventListener('keydown', pressKey);",
    why: 'a listener that is there already is not added again',
  },
  {
    file: 'src/lib/notices/notices.ts',
    line: 'const id = --lastId;',
    why: 'an id is no other, and nothing more',
  },
  {
    file: 'src/lib/notices/notices.ts',
    line: 'if (true) runs.set(id, causes);',
    why: 'a notice without a button has no causes, and nothing is withdrawn from none',
  },
  {
    file: 'src/lib/results/figures.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of a source
    line: "change === 0 ? 'no change' : `${change >= 0 ? 'up' : 'down'} ${tenths.format(Math.abs(change))} points`;",
    why: '0 was told before',
  },
  {
    file: 'src/lib/trim-end.ts',
    line: 'while (end >= 0) {',
    why: 'before the first sign stands an empty text, which is no sign, so the loop ends there with the same answer',
  },
  {
    file: 'src/lib/session/session.ts',
    line: 'let renewing: Promise<boolean> = Promise.resolve(true);',
    why: 'signing out waits for it and does not ask how it ended',
  },
  {
    file: 'src/lib/session/session.ts',
    line: "const prepare = () => void provider().catch(() => globalThis.addEventListener('online', prepare, { once: false }));",
    why: 'called again it finds the provider loaded, or adds the listener that is there already',
  },
  {
    file: 'server/domain/workbook/archive.ts',
    line: '} finally {}',
    why: 'only how early its memory is given back',
  },
  {
    file: 'server/domain/workbook/archive.ts',
    line: '; // without inflate.destroy();',
    why: 'only how early its memory is given back',
  },
  {
    file: 'server/domain/workbook/archive.ts',
    line: 'for (let at = 0; at <= packed.length; at += PIECE) yield packed.subarray(at, at + PIECE);',
    why: 'a last piece of no bytes adds nothing',
  },
  {
    file: 'server/domain/workbook/archive.ts',
    line: 'const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: false }).catch(() => {',
    why: 'the whole header says as well where the content begins',
  },
  {
    file: 'server/domain/workbook/sheet-rows.ts',
    line: 'wantsText = true;',
    why: 'the text before the first cell is dropped where that cell begins',
  },
  {
    file: 'server/domain/workbook/sheet-rows.ts',
    line: '#column = +1;',
    why: 'each row begins it anew, and no cell is read before the first row',
  },
  {
    file: 'server/domain/workbook/sheet-rows.ts',
    line: '#look = +1;',
    why: 'each cell begins it anew',
  },
  {
    file: 'server/domain/workbook/sheet-rows.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of a source
    line: "const place = `${this.#column <= 0 ? '' : letters(this.#column)}${this.#row + 1}`;",
    why: 'column A is never too far, so that it is named in no refusal',
  },
  {
    file: 'server/domain/workbook/sheet-rows.ts',
    line: 'while (this.#rows.length <= this.#row) this.#rows.push(NO_CELLS);',
    why: 'the next line fills the place that is one too many',
  },
  {
    file: 'server/domain/workbook/sheet-rows.ts',
    line: 'while (cells.length <= this.#column) cells.push(null);',
    why: 'the next line fills the place that is one too many',
  },
  {
    file: 'server/domain/workbook/sheet-rows.ts',
    line: 'if (false) this.#rows[this.#row] = this.#cells.slice();',
    why: 'the list stands there already; a copy takes less room',
  },
  {
    file: 'server/domain/workbook/sheet-rows.ts',
    line: 'if (this.#cells) this.#rows[this.#row] = this.#cells;',
    why: 'the list stands there already; a copy takes less room',
  },
  {
    file: 'server/domain/workbook/sheet-rows.ts',
    line: "case 'e':",
    why: 'what a failed formula shows is no number, and so is returned as it is written below',
  },
  {
    file: 'server/domain/workbook/cell-styles.ts',
    line: "const looks = false ? '' : stylesXml.slice(begin, stylesXml.indexOf('cellXfs', begin + 16));",
    why: 'where there is no beginning, what is cut out begins at the last sign and holds no element',
  },
  {
    file: 'server/domain/workbook/workbook-write.ts',
    line: 'if (false) return styles;',
    why: 'without the mark no style is replaced',
  },
  {
    file: 'server/domain/workbook/zip-file.ts',
    line: 'if (this.#waitingBytes > PIECE) await this.#pack(constants.Z_SYNC_FLUSH);',
    why: 'only when it is packed',
  },
  {
    file: 'server/domain/edition-results.ts',
    line: '{ against, completedOnly = true, equalIndicators = false }: ResultsQuery,',
    why: 'the validation of the query fills it in; only the types do not say so',
  },
  {
    file: 'server/domain/edition-results.ts',
    line: '{ against, completedOnly = false, equalIndicators = true }: ResultsQuery,',
    why: 'the validation of the query fills it in; only the types do not say so',
  },
  {
    file: 'server/domain/cascade.ts',
    line: 'if (false) return;',
    why: 'without ids the statements below find no rows; this saves asking the database',
  },
];
