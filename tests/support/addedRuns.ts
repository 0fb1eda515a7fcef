/** For each place of two texts, the number of words that they have in common from there on, in the same order. */
function commonCounts(before: readonly string[], after: readonly string[]) {
  const width = after.length + 1
  const counts = new Uint16Array((before.length + 1) * width)
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--) {
      const [down, right] = [(row + 1) * width + column, row * width + column + 1]
      counts[row * width + column] =
        before[row] === after[column]
          ? (counts[down + 1] ?? 0) + 1
          : Math.max(counts[down] ?? 0, counts[right] ?? 0)
    }
  return (row: number, column: number) => counts[row * width + column] ?? 0
}

/**
 * The words of a text that another one does not have at that place, each run as a text. A run that begins with a number
 * has the word before it too, which says what is counted: "All 2".
 */
export function addedRuns(before: string, after: string): readonly string[] {
  const [from, to] = [before.split(' '), after.split(' ')]
  const common = commonCounts(from, to)
  const runs: string[] = []
  let run: string[] = []
  let [row, column] = [0, 0]
  const end = () => {
    if (run.length > 0) runs.push(run.join(' '))
    run = []
  }
  while (column < to.length) {
    const word = to[column] ?? ''
    if (row < from.length && from[row] === word) {
      end()
      row++
      column++
    } else if (row < from.length && common(row + 1, column) >= common(row, column + 1)) row++
    else {
      if (run.length === 0 && /^\d/.test(word)) run.push(to[column - 1] ?? '')
      run.push(word)
      column++
    }
  }
  end()
  return runs
}
