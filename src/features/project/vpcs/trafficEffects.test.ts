import { expect, it } from 'vitest'
import { routeEffects } from './routers/routeEffects'
import { emptyRoute, type RouteFormValues } from './routers/routeForm'
import { subnetEffects } from './subnets/forms'

// What the forms of routes and subnets say before they are saved. Rule: FORM-9.

const was = {
  destination: { type: 'ip_net', value: '10.8.0.0/16' },
  target: { type: 'instance', value: 'crane' },
} as const
const values: RouteFormValues = {
  ...emptyRoute,
  destinationType: 'ip_net',
  destinationValue: '10.8.0.0/16',
  targetType: 'instance',
  targetValue: 'crane',
}
const dropped = { ...values, targetType: 'drop', targetValue: '' } as const

it.each<[string, ReturnType<typeof routeEffects>, readonly string[]]>([
  ['a route as it was', routeEffects(was, values, []), []],
  ['another description', routeEffects(was, { ...values, description: 'x' }, []), []],
  [
    'a target that is not chosen yet',
    routeEffects(was, { ...values, targetType: 'ip', targetValue: '' }, []),
    [],
  ],
  [
    'traffic that is dropped from now on',
    routeEffects(was, dropped, ['depot']),
    ['Traffic of subnet depot to IP network 10.8.0.0/16 is dropped: it no longer goes to instance crane.'],
  ],
  [
    'another target',
    routeEffects(was, { ...values, targetType: 'internet_gateway', targetValue: 'uplink' }, ['a', 'b']),
    [
      'Traffic of subnets a and b to IP network 10.8.0.0/16 goes to gateway uplink: it no longer goes to instance crane.',
    ],
  ],
  [
    'another destination',
    routeEffects(was, { ...values, destinationValue: '10.9.0.0/16' }, ['a', 'b', 'c', 'd']),
    [
      'Traffic of 4 subnets to IP network 10.8.0.0/16 no longer goes to instance crane by this route: it follows the next one that matches.',
    ],
  ],
  [
    'another destination that is dropped',
    routeEffects({ ...was, target: { type: 'drop' } }, { ...dropped, destinationValue: '10.9.0.0/16' }, []),
    [
      'Traffic to IP network 10.8.0.0/16 is no longer dropped by this route: it follows the next one that matches.',
      'Traffic to IP network 10.9.0.0/16 is dropped.',
    ],
  ],
  ['a new route', routeEffects(undefined, values, []), []],
  [
    'a new route that drops',
    routeEffects(undefined, dropped, []),
    ['Traffic to IP network 10.8.0.0/16 is dropped.'],
  ],
  ['a subnet as it was', subnetEffects('inland', 'inland'), []],
  [
    'a subnet without a router of its own',
    subnetEffects('inland', undefined),
    [
      'Traffic of this subnet no longer follows the routes of router inland, only those of the system router.',
    ],
  ],
  [
    'a subnet with another router',
    subnetEffects('inland', 'coast'),
    [
      'Traffic of this subnet follows the routes of router coast from then on, and no longer those of inland.',
    ],
  ],
])('%s', (_, said, expected) => {
  expect(said).toEqual(expected)
})
