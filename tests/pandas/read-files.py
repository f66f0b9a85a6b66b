"""Reads the exported files by the lines of their codebook, and holds them against expected.json."""

import csv
import json
import pathlib
import sys

import pandas

folder = pathlib.Path(sys.argv[1])
expected = json.loads((folder / "expected.json").read_text())
files = {
    "Csv": "pandas, CSV",
    "CsvWithMark": "pandas, CSV",
    "JsonLines": "pandas, JSON Lines",
    "Workbook": "pandas, workbook",
}
integers = "milestone_number activity_number library_indicator_id score met favourable reference_count".split()


def codebook():
    with open(folder / "Codebook", encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def read(name, lines):
    names = {"pandas": pandas, "FILE": folder / name}
    exec(lines[f"({files[name]})"], names)
    return names["table"]


def check(name, table, book):
    columns = [row["column"] for row in book if not row["column"].startswith("(")]
    assert list(table.columns) == columns, table.columns
    assert len(table) == expected["rows"], len(table)
    for column, dtype in table.dtypes.items():
        if column in integers:
            assert dtype == "Int64", (column, dtype)
        elif column == "updated_on":
            assert str(dtype).startswith("datetime64["), (column, dtype)
        elif not (name == "JsonLines" and column == "references"):
            assert dtype == "string", (column, dtype)
    by = table.groupby(["iso_code", "milestone_number"])
    for iso, milestone, indicators, rated, favourable in expected["sums"]:
        part = by.get_group((iso, milestone))
        found = [len(part), int(part.score.notna().sum()), int(part.favourable.sum())]
        assert found == [indicators, rated, favourable], (iso, milestone, found)
    texts = expected["notes"]["texts"]
    found = list(table[table.iso_code == expected["notes"]["iso"]].note[: len(texts)])
    if name == "Workbook":
        # openpyxl leaves the escape of ECMA-376 as it stands in the file
        texts = [text.replace("_x0041_", "_x005F_x0041_").replace("\x07", "_x0007_") for text in texts]
        texts = [text.replace("\r", "_x000D_") for text in texts]
    assert found == texts, [pair for pair in zip(found, texts) if pair[0] != pair[1]]
    return table


book = codebook()
lines = {row["column"]: row["meaning"] for row in book if row["column"].startswith("(")}
tables = {name: check(name, read(name, lines), book) for name in files}
same = [column for column in tables["Csv"].columns if column not in ("references", "updated_on", "note")]
for name, table in tables.items():
    pandas.testing.assert_frame_equal(table[same], tables["Csv"][same])
    instants = table.updated_on.dt.tz_localize(None) if table.updated_on.dt.tz else table.updated_on
    own = tables["Csv"].updated_on.dt.tz_localize(None)
    assert ((instants - own).abs().max()) < pandas.Timedelta(seconds=1), name
    print(f"{name}: {len(table):,} rows, types, sums and texts as they are to be")
