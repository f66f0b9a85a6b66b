/** The least that a first screen shows: a heading and a page of rows. */
export function FloorTable() {
  return (
    <main>
      <h1>Dashboard</h1>
      <table>
        <tbody>
          {Array.from({ length: 10 }, (_, i) => `Country ${i + 1}`).map((country) => (
            <tr key={country}>
              <td>{country}</td>
              <td>Indicator</td>
              <td>Open</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
