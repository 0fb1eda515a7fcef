import { expect, it } from 'vitest'
import { errorsOf } from '#tests/support/formErrors'
import { emptyRoute, routeBody, routeSchema, routeValues, type RouteFormValues } from './routeForm'

const route: RouteFormValues = {
  name: 'to-there',
  description: '',
  destinationType: 'ip_net',
  destinationValue: '10.8.0.0/16',
  targetType: 'drop',
  targetValue: '',
}

it('an empty form asks for a name and two addresses', async () => {
  expect(await errorsOf(routeSchema, emptyRoute)).toEqual({
    name: 'Name is required',
    destinationValue: 'IP address is required',
    targetValue: 'IP address is required',
  })
})

it.each<[Partial<RouteFormValues>, object]>([
  [{}, {}],
  [
    { destinationValue: '10.0.0.0' },
    { destinationValue: 'Must contain an IP address and a width, separated by a /' },
  ],
  [{ destinationValue: '10.0.0.0/x' }, { destinationValue: 'Width must be an integer' }],
  [{ destinationValue: '10.0.0.0/33' }, { destinationValue: 'Max width for IPv4 is 32' }],
  [{ destinationType: 'ip', destinationValue: ' 10.9.0.1 ' }, {}],
  [{ destinationType: 'subnet', destinationValue: '' }, { destinationValue: 'Subnet is required' }],
  [
    { targetType: 'ip', targetValue: 'fd00::1' },
    { targetValue: 'Must be an IPv4 address, like the destination' },
  ],
  [{ targetType: 'instance' }, { targetValue: 'Instance is required' }],
  [{ targetType: 'internet_gateway' }, { targetValue: 'Internet gateway is required' }],
])('a route with %j: %j', async (change, errors) => {
  expect(await errorsOf(routeSchema, { ...route, ...change })).toEqual(errors)
})

it.each<[Partial<RouteFormValues>, object, object]>([
  [{}, { type: 'ip_net', value: '10.8.0.0/16' }, { type: 'drop' }],
  [
    { destinationType: 'ip', destinationValue: '10.9.0.1', targetType: 'ip', targetValue: '172.30.0.9' },
    { type: 'ip', value: '10.9.0.1' },
    { type: 'ip', value: '172.30.0.9' },
  ],
  [
    {
      destinationValue: '2001:db8::/32',
      targetType: 'internet_gateway',
      targetValue: 'default',
    },
    { type: 'ip_net', value: '2001:db8::/32' },
    { type: 'internet_gateway', value: 'default' },
  ],
  [
    { destinationType: 'subnet', destinationValue: 'default', targetType: 'instance', targetValue: 'db-1' },
    { type: 'subnet', value: 'default' },
    { type: 'instance', value: 'db-1' },
  ],
])('the request of a route with %j, and what the form shows of it', (change, destination, target) => {
  const values = { ...route, ...change }
  const body = routeBody(values)
  expect(body).toEqual({ name: 'to-there', description: '', destination, target })
  expect(routeValues(body as Parameters<typeof routeValues>[0])).toEqual(values)
})
