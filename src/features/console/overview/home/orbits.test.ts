import { describe, expect, it } from 'vitest'
import {
  beltOf,
  BODY_ROOM,
  boxesOf,
  isInside,
  meets,
  NAMED,
  orbitPath,
  plateOf,
  radiusOf,
  type SkyPoint,
} from './orbits'

const plates = Array.from({ length: NAMED }, (_, index) => index + 1).flatMap((count) =>
  [false, true].map((hasBelt) => ({ count, hasBelt })),
)

const distance = ({ x, y }: SkyPoint) => Math.hypot(x, y)

describe.each(plates)('$count projects, more: $hasBelt', ({ count, hasBelt }) => {
  const plate = plateOf(count, hasBelt)

  it('each has a place, the same every time', () => {
    expect(plate.places).toHaveLength(count)
    expect(plateOf(count, hasBelt)).toEqual(plate)
  })

  it('no body and no name touches another, the star, the belt or the edge', () => {
    const star = { left: -16, right: 16, top: -16, bottom: 16 }
    const boxes = plate.places.map((place) => boxesOf(place))
    for (const [index, own] of boxes.entries()) {
      const others = [star, ...boxes.toSpliced(index, 1).flat()]
      expect(own.every((box) => isInside(box, plate) && !others.some((other) => meets(box, other)))).toBe(
        true,
      )
    }
  })

  it('the project that was used later is on the inner orbit', () => {
    const orbits = plate.places.map(({ orbit: { a } }) => a)
    expect(orbits).toEqual(orbits.toSorted((one, other) => one - other))
    expect(new Set(orbits).size).toBe(count)
  })

  it('an orbit begins and ends at its body', () => {
    for (const place of plate.places) {
      const [start, ...rest] = orbitPath(place).match(/-?[\d.]+ -?[\d.]+(?=A|$)/g) ?? []
      expect(rest.at(-1)).toBe(start)
      expect(start).toBe(`${place.x.toFixed(1)} ${place.y.toFixed(1)}`)
    }
  })
})

it('the picture of two is smaller than that of five', () => {
  expect(plateOf(2, false).height).toBeLessThan(plateOf(5, false).height)
})

it('a silo without projects has the sky and nothing in it', () => {
  expect(plateOf(0, false).places).toEqual([])
})

it('the belt has a body for each other project, as far as they do not touch', () => {
  const plate = plateOf(5, true)
  expect(beltOf(plate, 52)).toHaveLength(52)
  expect(beltOf(plateOf(5, false), 0)).toEqual([])
  const many = beltOf(plate, 4_000)
  for (const [index, { x, y }] of many.entries()) {
    const next = many[(index + 1) % many.length] as SkyPoint
    expect(distance({ x: x - next.x, y: y - next.y })).toBeGreaterThan(8)
  }
})

it('a body grows with its vCPUs, and has room for its ring', () => {
  const radii = [0, 4, 32, 90, 2_000].map(radiusOf)
  expect(radii).toEqual(radii.toSorted((one, other) => one - other))
  expect(radii[0]).toBeGreaterThan(3)
  expect(Math.max(...radii) + 4.5).toBeLessThanOrEqual(BODY_ROOM)
})
