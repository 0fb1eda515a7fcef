import type { RouteLine, MapNode, MapModel, SubnetNode } from './mapModel'

// Computes the positions of all nodes in pixels at full size, for a given width. For wide windows only; narrow
// ones stack the nodes.

export interface MapBox {
  left: number
  top: number
  width: number
  height: number
}

/** A drawn line: from the router on the right to the target on the left. */
export interface DrawnLine {
  line: RouteLine
  path: string
  label: { text: string; x: number; y: number }
}

export interface Layout {
  width: number
  height: number
  /** By the node's id; the key of an overflow is `more of` and its owner's id. */
  boxes: ReadonlyMap<string, MapBox>
  /** By the router's id. */
  lanes: ReadonlyMap<string, MapBox>
  headings: Readonly<Record<'targets' | 'routers' | 'subnets', Pick<MapBox, 'left' | 'top'>>>
  lines: readonly DrawnLine[]
}

const EDGE = 16
const GAP = 12
/** Space for the column headings. */
const TOP = 40
const NODE_HEIGHT = 44
/** Space of a line at its target, with the label, and at its router. */
const LINE_STEP = 26
const PORT_STEP = 9
const MIN_SUBNET_WIDTH = 224
const MAX_SUBNET_WIDTH = 320

/** Widths of the parts of a map that do not grow with it. */
interface Widths {
  target: number
  /** A line's straight part, which carries the label. */
  run: number
  /** The area in which lines bend. */
  gutter: number
  router: number
}

const FULL: Widths = { target: 180, run: 176, gutter: 56, router: 156 }
/** Where the page is as narrow as beside the sidebar in a window of 1024 pixels. */
const LEAST: Widths = { target: 140, run: 142, gutter: 28, router: 116 }
const LEAST_SUBNET_WIDTH = 194

/** Height of a subnet's header and of each row. */
const SUBNET_HEADER_HEIGHT = 36
const SUBNET_ROW_HEIGHT = 28
const SUBNET_PADDING = 6

const laneLeft = ({ target, run, gutter }: Widths) => EDGE + target + run + gutter
const subnetsLeft = (widths: Widths) => laneLeft(widths) + GAP + widths.router + 2 * GAP
/** The width of a map with one column of subnets. */
const widthWith = (widths: Widths, subnet: number) => subnetsLeft(widths) + subnet + GAP + EDGE

/** Minimum width for targets, routers and one column of subnets side by side. */
export const WIDE_FROM = widthWith(LEAST, LEAST_SUBNET_WIDTH)

/** The widths of the parts of a map of this width, between the least and the full ones. */
function widthsIn(width: number): Widths {
  const share = Math.min(1, (width - WIDE_FROM) / (widthWith(FULL, MIN_SUBNET_WIDTH) - WIDE_FROM))
  const between = (part: keyof Widths) => LEAST[part] + Math.round(share * (FULL[part] - LEAST[part]))
  return {
    target: between('target'),
    run: between('run'),
    gutter: between('gutter'),
    router: between('router'),
  }
}

/** Distance of a label from the target, past the arrow. */
const LABEL_GAP = 16
/** The width of a character of a label, and the characters of one on a straight part of full width. */
const CHARACTER = 7.2
const LABEL_LENGTH = 22

/** All destinations if they fit, otherwise the first and the number of others. */
export function labelOf(destinations: readonly string[], length = LABEL_LENGTH): string {
  const all = destinations.join(', ')
  if (all.length <= length) return all
  const [first = '', ...rest] = destinations
  const more = rest.length > 0 ? ` +${rest.length}` : ''
  const space = length - more.length
  return `${first.length > space ? `${first.slice(0, space - 1)}…` : first}${more}`
}

const subnetHeight = ({ interfaces, overflow }: SubnetNode) => {
  const rows = interfaces.length + (overflow ? 1 : 0)
  return SUBNET_HEADER_HEIGHT + (rows > 0 ? rows * SUBNET_ROW_HEIGHT + SUBNET_PADDING : 0)
}

class Arrangement {
  readonly boxes = new Map<string, MapBox>()
  readonly lanes = new Map<string, MapBox>()
  private readonly widths: Widths
  private readonly laneLeft: number
  private readonly subnetsLeft: number

  constructor(
    private readonly model: MapModel,
    private readonly width: number,
  ) {
    this.widths = widthsIn(width)
    this.laneLeft = laneLeft(this.widths)
    this.subnetsLeft = subnetsLeft(this.widths)
  }

  arrange(): Layout {
    const bottom = Math.max(this.placeLanes(), this.placeTargets())
    return {
      width: this.width,
      height: bottom + EDGE,
      boxes: this.boxes,
      lanes: this.lanes,
      headings: {
        targets: { left: EDGE, top: GAP },
        routers: { left: this.laneLeft + GAP, top: GAP },
        subnets: { left: this.subnetsLeft, top: GAP },
      },
      lines: this.lines(),
    }
  }

  private linesFrom = (router: string) => this.model.lines.filter((line) => line.routerId === router)
  private linesTo = (target: string) => this.model.lines.filter((line) => line.targetId === target)

  /** @returns the bottom of the last lane */
  private placeLanes(): number {
    const space = this.width - EDGE - GAP - this.subnetsLeft
    const columns = Math.max(1, Math.floor((space + GAP) / (MIN_SUBNET_WIDTH + GAP)))
    const width = Math.min(MAX_SUBNET_WIDTH, (space - (columns - 1) * GAP) / columns)
    let top = TOP
    for (const { router, subnets, overflow } of this.model.lanes) {
      const inside = top + GAP
      const head = Math.max(NODE_HEIGHT, (this.linesFrom(router.id).length + 1) * PORT_STEP)
      this.boxes.set(router.id, {
        left: this.laneLeft + GAP,
        top: inside,
        width: this.widths.router,
        height: head,
      })
      const all = [
        ...subnets.map((subnet) => ({ id: subnet.id, height: subnetHeight(subnet) })),
        ...(overflow ? [{ id: `more of ${router.id}`, height: SUBNET_HEADER_HEIGHT }] : []),
      ]
      // Each goes to the shortest column, so the columns stay balanced.
      const bottoms = Array.from({ length: columns }, () => inside)
      for (const { id, height } of all) {
        const least = Math.min(...bottoms)
        const column = bottoms.indexOf(least)
        this.boxes.set(id, { left: this.subnetsLeft + column * (width + GAP), top: least, width, height })
        bottoms[column] = least + height + GAP
      }
      const bottom = Math.max(inside + head + GAP, ...bottoms)
      this.lanes.set(router.id, {
        left: this.laneLeft,
        top,
        width: this.width - EDGE - this.laneLeft,
        height: bottom - top,
      })
      top = bottom + GAP
    }
    return top - GAP
  }

  /** Places each target not above the first router with a route to it. @returns the bottom of the last target */
  private placeTargets(): number {
    let top = TOP + GAP
    for (const target of this.model.targets) {
      const incoming = this.linesTo(target.id)
      const [first] = incoming
      top = Math.max(top, (first && this.boxes.get(first.routerId)?.top) ?? 0)
      const height = Math.max(NODE_HEIGHT, incoming.length * LINE_STEP)
      this.boxes.set(target.id, { left: EDGE, top, width: this.widths.target, height })
      top += height + GAP
    }
    return top
  }

  private lines(): DrawnLine[] {
    const { run } = this.widths
    const x3 = EDGE + this.widths.target
    const x2 = x3 + run
    const length = Math.min(LABEL_LENGTH, Math.floor((run - LABEL_GAP) / CHARACTER))
    const drawn = this.model.targets.flatMap((target) => this.linesToTarget(target))
    const ports = new Map<string, number>()
    return drawn.flatMap(({ line, y }) => {
      const router = this.boxes.get(line.routerId)
      if (!router) return []
      // Lines leave a router in the order of their targets, so that they do not cross.
      const port = ports.get(line.routerId) ?? 0
      ports.set(line.routerId, port + 1)
      const step = router.height / (this.linesFrom(line.routerId).length + 1)
      const [x1, y1] = [router.left, router.top + step * (port + 1)]
      const half = (x1 + x2) / 2
      return [
        {
          line,
          path: `M${x1},${y1} C${half},${y1} ${half},${y} ${x2},${y} H${x3 + 1}`,
          label: { text: labelOf(line.destinations, length), x: x3 + LABEL_GAP, y: y - 6 },
        },
      ]
    })
  }

  private linesToTarget(target: MapNode) {
    const box = this.boxes.get(target.id)
    const incoming = this.linesTo(target.id)
    return box
      ? incoming.map((line, index) => ({ line, y: box.top + (box.height * (index + 0.5)) / incoming.length }))
      : []
  }
}

/** The smallest scale of a fitted map: words of 12 pixels are 11 high. */
const LEAST_FIT = 11 / 12

/** The scale of a map that fits: by its height if that can be, always with words that can be read. */
export const scaleToFit = (layout: Pick<Layout, 'height'>, height: number) =>
  Math.min(1, Math.max(LEAST_FIT, height / layout.height))

/** Arranges a model in a window of this width, at least {@link WIDE_FROM}. */
export const arrange = (model: MapModel, width: number): Layout => new Arrangement(model, width).arrange()
