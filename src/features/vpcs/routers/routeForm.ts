import { object, string } from 'yup'
import type {
  RouteDestination,
  RouterRoute,
  RouterRouteCreate,
  RouteTarget,
} from '../../../store/api/generated/types'
import { ipFault, networkFault } from '../../../store/model/ip'
import { versionsFault } from '../../../store/model/routes'
import type { Choice } from '../../shared/form/fields'
import { resourceDescription, resourceName } from '../../shared/form/rules'

/** Destinations and targets that people may choose; the API knows more, and refuses them. */
export type DestinationType = Exclude<RouteDestination['type'], 'vpc'>
export type TargetType = Exclude<RouteTarget['type'], 'vpc' | 'subnet'>

export const destinationTypes: Choice<DestinationType>[] = [
  { value: 'ip', label: 'IP' },
  { value: 'ip_net', label: 'IP network' },
  { value: 'subnet', label: 'Subnet' },
]
export const targetTypes: Choice<TargetType>[] = [
  { value: 'ip', label: 'IP' },
  { value: 'instance', label: 'Instance' },
  { value: 'internet_gateway', label: 'Internet gateway' },
  { value: 'drop', label: 'Drop' },
]

/** What the value of an endpoint is called and, where it is typed, who judges it. */
export const valueFields: Readonly<
  Record<
    Exclude<DestinationType | TargetType, 'drop'>,
    { label: string; hint?: string; faultOf?: (text: string) => string | undefined }
  >
> = {
  ip: { label: 'IP address', faultOf: ipFault },
  ip_net: { label: 'IP network', hint: 'For example 10.0.1.0/24 or fd12:3456::/64', faultOf: networkFault },
  subnet: { label: 'Subnet' },
  instance: { label: 'Instance' },
  internet_gateway: { label: 'Internet gateway' },
}

export interface RouteFormValues {
  name: string
  description: string
  destinationType: RouteDestination['type']
  destinationValue: string
  targetType: RouteTarget['type']
  targetValue: string
}

export const emptyRoute: RouteFormValues = {
  name: '',
  description: '',
  destinationType: 'ip',
  destinationValue: '',
  targetType: 'ip',
  targetValue: '',
}

/** What is kept of a route until it is saved. */
export const routeDraft = [
  'name',
  'description',
  'destinationType',
  'destinationValue',
  'targetType',
  'targetValue',
] as const

/** A route as the form shows it. */
export const routeValues = ({ name, description, destination, target }: RouterRoute): RouteFormValues => ({
  name,
  description,
  destinationType: destination.type,
  destinationValue: destination.value,
  targetType: target.type,
  targetValue: target.type === 'drop' ? '' : target.value,
})

const destinationOf = (values: RouteFormValues): RouteDestination => ({
  type: values.destinationType,
  value: values.destinationValue,
})
const targetOf = ({ targetType: type, targetValue: value }: RouteFormValues): RouteTarget =>
  type === 'drop' ? { type } : { type, value }

/** The request, for a new route as for a changed one: the API wants destination and target in both. */
export const routeBody = (values: RouteFormValues): RouterRouteCreate => ({
  name: values.name,
  description: values.description,
  destination: destinationOf(values),
  target: targetOf(values),
})

/** Why a value does not suit its kind: it is missing, or not what it should be. */
function valueFault(type: RouteDestination['type'] | RouteTarget['type'], value: string): string | undefined {
  if (type === 'drop' || type === 'vpc') return undefined
  const { label, faultOf } = valueFields[type]
  return faultOf ? faultOf(value) : value === '' ? `${label} is required` : undefined
}

/** The rules of the form. */
export const routeSchema = object({
  name: resourceName(),
  description: resourceDescription(),
  destinationType: string<RouteFormValues['destinationType']>().required(),
  destinationValue: string()
    .ensure()
    .trim()
    .test('suits', (value, context) => {
      const fault = valueFault((context.parent as RouteFormValues).destinationType, value)
      return fault ? context.createError({ message: fault }) : true
    }),
  targetType: string<RouteFormValues['targetType']>().required(),
  targetValue: string()
    .ensure()
    .trim()
    .test('suits', (value, context) => {
      const values = { ...(context.parent as RouteFormValues), targetValue: value }
      const fault =
        valueFault(values.targetType, value) ?? versionsFault(destinationOf(values), targetOf(values))
      return fault ? context.createError({ message: fault }) : true
    }),
})
