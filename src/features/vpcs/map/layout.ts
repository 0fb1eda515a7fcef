import type { Line, Part, Picture, Room } from './picture'

// Where everything is, in pixels at full size, for a window of a given width. Wide windows only: in a narrow one the
// parts simply follow each other.

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A line as it is drawn: from the router at the right to the end at the left. */
export interface DrawnLine {
  line: Line
  path: string
  label: { text: string; x: number; y: number }
}

export interface Layout {
  width: number
  height: number
  /** By the part's id; a fold goes by `more of` what it folds. */
  boxes: ReadonlyMap<string, Box>
  /** By the router's id. */
  bands: ReadonlyMap<string, Box>
  headings: Readonly<Record<'ends' | 'routers' | 'rooms', Pick<Box, 'left' | 'top'>>>
  lines: readonly DrawnLine[]
}

const EDGE = 16
const GAP = 12
/** Room for the words above the columns. */
const TOP = 40
const END_WIDTH = 180
/** The straight part of a line, on which its label stands. */
const RUN = 176
/** Where lines bend. */
const GUTTER = 56
const ROUTER_WIDTH = 156
const NODE_HEIGHT = 44
/** A line needs so much at its end, where its label is, and so much at its router. */
const LINE_STEP = 26
const PORT_STEP = 9
const LEAST_ROOM = 224
const MOST_ROOM = 320

/** The head of a subnet, and each line in it. */
const ROOM_HEAD = 36
const ROOM_ROW = 28
const ROOM_FOOT = 6

const BAND_LEFT = EDGE + END_WIDTH + RUN + GUTTER
const ROOMS_LEFT = BAND_LEFT + GAP + ROUTER_WIDTH + 2 * GAP

/** The narrowest window in which ends, routers and a column of subnets fit beside each other. */
export const WIDE_FROM = ROOMS_LEFT + LEAST_ROOM + GAP + EDGE

/** How far a label stands from the end, past the arrow. */
const LABEL_GAP = 16
/** Characters of a label that fit on the straight part. */
const LABEL_LENGTH = 22

/** All destinations if they fit, or else the first and how many more. */
export function labelOf(destinations: readonly string[]): string {
  const all = destinations.join(', ')
  if (all.length <= LABEL_LENGTH) return all
  const [first = '', ...rest] = destinations
  const more = rest.length > 0 ? ` +${rest.length}` : ''
  const room = LABEL_LENGTH - more.length
  return `${first.length > room ? `${first.slice(0, room - 1)}…` : first}${more}`
}

const roomHeight = ({ interfaces, fold }: Room) => {
  const rows = interfaces.length + (fold ? 1 : 0)
  return ROOM_HEAD + (rows > 0 ? rows * ROOM_ROW + ROOM_FOOT : 0)
}

class Arrangement {
  readonly boxes = new Map<string, Box>()
  readonly bands = new Map<string, Box>()

  constructor(
    private readonly picture: Picture,
    private readonly width: number,
  ) {}

  arrange(): Layout {
    const bottom = Math.max(this.placeBands(), this.placeEnds())
    return {
      width: this.width,
      height: bottom + EDGE,
      boxes: this.boxes,
      bands: this.bands,
      headings: {
        ends: { left: EDGE, top: GAP },
        routers: { left: BAND_LEFT + GAP, top: GAP },
        rooms: { left: ROOMS_LEFT, top: GAP },
      },
      lines: this.lines(),
    }
  }

  private linesFrom = (router: string) => this.picture.lines.filter((line) => line.router === router)
  private linesTo = (end: string) => this.picture.lines.filter((line) => line.end === end)

  /** @returns where the last band ends */
  private placeBands(): number {
    const space = this.width - EDGE - GAP - ROOMS_LEFT
    const columns = Math.max(1, Math.floor((space + GAP) / (LEAST_ROOM + GAP)))
    const width = Math.min(MOST_ROOM, (space - (columns - 1) * GAP) / columns)
    let top = TOP
    for (const { router, rooms, fold } of this.picture.bands) {
      const inside = top + GAP
      const head = Math.max(NODE_HEIGHT, (this.linesFrom(router.id).length + 1) * PORT_STEP)
      this.boxes.set(router.id, { left: BAND_LEFT + GAP, top: inside, width: ROUTER_WIDTH, height: head })
      const all = [
        ...rooms.map((room) => ({ id: room.id, height: roomHeight(room) })),
        ...(fold ? [{ id: `more of ${router.id}`, height: NODE_HEIGHT }] : []),
      ]
      // Each goes where there is most room, so the columns stay even.
      const bottoms = Array.from({ length: columns }, () => inside)
      for (const { id, height } of all) {
        const least = Math.min(...bottoms)
        const column = bottoms.indexOf(least)
        this.boxes.set(id, { left: ROOMS_LEFT + column * (width + GAP), top: least, width, height })
        bottoms[column] = least + height + GAP
      }
      const bottom = Math.max(inside + head + GAP, ...bottoms)
      this.bands.set(router.id, {
        left: BAND_LEFT,
        top,
        width: this.width - EDGE - BAND_LEFT,
        height: bottom - top,
      })
      top = bottom + GAP
    }
    return top - GAP
  }

  /** Each end no higher than the first router that leads to it. @returns where the last one ends */
  private placeEnds(): number {
    let top = TOP + GAP
    for (const end of this.picture.ends) {
      const arriving = this.linesTo(end.id)
      const [first] = arriving
      top = Math.max(top, (first && this.boxes.get(first.router)?.top) ?? 0)
      const height = Math.max(NODE_HEIGHT, arriving.length * LINE_STEP)
      this.boxes.set(end.id, { left: EDGE, top, width: END_WIDTH, height })
      top += height + GAP
    }
    return top
  }

  private lines(): DrawnLine[] {
    const drawn = this.picture.ends.flatMap((end) => this.linesToEnd(end))
    const ports = new Map<string, number>()
    return drawn.flatMap(({ line, y }) => {
      const router = this.boxes.get(line.router)
      if (!router) return []
      // The lines leave a router in the order of their ends, so that they do not cross.
      const port = ports.get(line.router) ?? 0
      ports.set(line.router, port + 1)
      const step = router.height / (this.linesFrom(line.router).length + 1)
      const [x1, y1] = [router.left, router.top + step * (port + 1)]
      const [x2, x3] = [EDGE + END_WIDTH + RUN, EDGE + END_WIDTH]
      const half = (x1 + x2) / 2
      return [
        {
          line,
          path: `M${x1},${y1} C${half},${y1} ${half},${y} ${x2},${y} H${x3 + 1}`,
          label: { text: labelOf(line.destinations), x: x3 + LABEL_GAP, y: y - 6 },
        },
      ]
    })
  }

  private linesToEnd(end: Part) {
    const box = this.boxes.get(end.id)
    const arriving = this.linesTo(end.id)
    return box
      ? arriving.map((line, at) => ({ line, y: box.top + (box.height * (at + 0.5)) / arriving.length }))
      : []
  }
}

/** Arranges a picture in a window of this width, at least {@link WIDE_FROM}. */
export const arrange = (picture: Picture, width: number): Layout => new Arrangement(picture, width).arrange()
