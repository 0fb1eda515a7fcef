// Draws an icon's shapes as one path: an icon is then two elements in the page, whatever its drawing.

/** @typedef {readonly [tag: string, attributes: Readonly<Record<string, string>>]} Shape in the package's format */

/** An ellipse, as two half turns. */
const oval = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ rx, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

/** A rectangle with round corners. */
function box(
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ width,
  /** @type {number} */ height,
  /** @type {number} */ r,
) {
  const [w, h] = [width - 2 * r, height - 2 * r]
  if (r === 0) return `M${x} ${y}h${w}v${h}h${-w}z`
  const turn = (/** @type {string} */ to) => `a${r} ${r} 0 0 1 ${to}`
  return `M${x + r} ${y}h${w}${turn(`${r} ${r}`)}v${h}${turn(`${-r} ${r}`)}h${-w}${turn(`${-r} ${-r}`)}v${-h}${turn(`${r} ${-r}`)}z`
}

/** @type {Readonly<Record<string, readonly string[]>>} */
const known = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
}

const relativeStart = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)[\s,]*([-.\d])?/

/** With an absolute first point, which does not depend on the path before it; points after that one are of lines. */
const begun = (/** @type {string} */ d) =>
  d.replace(relativeStart, (_, x, y, first) => `M${x} ${y}${first === undefined ? '' : `l${first}`}`)

/** @param {Shape} shape @returns {string | undefined} its path; undefined if it has a look of its own, such as a fill */
function pathOf([tag, attributes]) {
  const names = Object.keys(attributes).filter((name) => name !== 'key')
  if (!names.every((name) => known[tag]?.includes(name))) return undefined
  const { d, points = '', rx, ry } = attributes
  if (rx !== ry && tag === 'rect' && rx && ry) return undefined
  const at = (/** @type {string} */ name) => Number(attributes[name] ?? 0)
  switch (tag) {
    case 'path':
      return begun(d ?? '')
    case 'circle':
      return oval(at('cx'), at('cy'), at('r'))
    case 'ellipse':
      return oval(at('cx'), at('cy'), at('rx'), at('ry'))
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`
    case 'rect':
      return box(at('x'), at('y'), at('width'), at('height'), Number(rx ?? ry ?? 0))
    default:
      return `M${points}${tag === 'polygon' ? 'z' : ''}`
  }
}

/**
 * @param {readonly Shape[]} shapes
 * @returns {readonly Shape[]} one path, or the shapes if one of them has a look of its own
 */
export function onePath(shapes) {
  const paths = shapes.map(pathOf)
  return paths.includes(undefined) ? shapes : [['path', { d: paths.join('') }]]
}
