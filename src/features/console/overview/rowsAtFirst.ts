/** The page that has the table: of the region, of one project or of several. */
export type AttentionPage = 'region' | 'project' | 'projects'

/** The fewest rows at first. */
export const FEWEST_ROWS = 8
/** Fewer rows are not left for another step, whose button is nearly as high. */
const FEWEST_LEFT = 3
/** The height of a row, and of the button with the edge of the page; in pixels at the usual text size, as those below. */
const ROW_PX = 36
const BELOW_PX = 60
/** The height above the first row. The region has none: more parts follow its table. */
const ABOVE_PX = { project: 360, projects: 324 }
/** The height of a window with room for the fewest rows and for the parts that follow. */
const USUAL_PX = 880
/** Wider windows have the other parts beside the table: as in overview.module.css. */
const BESIDE_FROM_PX = 1200

/** How many rows are shown at first: a higher window has room for more. @param window in pixels at the usual text size */
export function rowsAtFirst(of: AttentionPage, { width, height }: { width: number; height: number }): number {
  const isLast = of !== 'region' && width > BESIDE_FROM_PX
  const room = isLast ? height - ABOVE_PX[of] - BELOW_PX : height - USUAL_PX + FEWEST_ROWS * ROW_PX
  return Math.max(FEWEST_ROWS, Math.floor(room / ROW_PX))
}

/** How many of some rows are shown while the rest is one step away: all if that would be a few. */
export const shownOf = (count: number, atFirst: number): number =>
  count - atFirst < FEWEST_LEFT ? count : atFirst
