import { object, string } from 'yup'
import type {
  RouteDestination,
  RouterRoute,
  RouterRouteCreate,
  RouteTarget,
} from '#store/api/generated/types'
import { ipError, networkError } from '#model/network/ip'
import { versionsError } from '#model/network/fixedRoutes'
import type { Choice } from '#features/kit/form/choices'
import { judgedWith, resourceDescription, resourceName, typedText } from '#features/kit/form/rules'

/** The destinations and targets that the API accepts from users. */
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

/** The label of an endpoint's value, and its validator if it is typed. */
interface ValueField {
  label: string
  hint?: string
  validate?: (text: string) => string | undefined
}

type EndpointType = RouteDestination['type'] | RouteTarget['type']

const valueFields: Readonly<Record<Exclude<DestinationType | TargetType, 'drop'>, ValueField>> = {
  ip: { label: 'IP address', validate: ipError },
  ip_net: { label: 'IP network', hint: 'For example 10.0.1.0/24 or fd12:3456::/64', validate: networkError },
  subnet: { label: 'Subnet' },
  instance: { label: 'Instance' },
  internet_gateway: { label: 'Internet gateway' },
}

/** The value of a type that the console does not know is a text, kept as it is. */
const unknownField: ValueField = { label: 'Value', validate: () => undefined }

/** The field of the value of an endpoint; undefined for a type whose value is not edited. */
export function valueFieldOf(type: EndpointType): ValueField | undefined {
  if (type === 'drop' || type === 'vpc') return undefined
  return Object.hasOwn(valueFields, type) ? valueFields[type] : unknownField
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

/** The draft fields of a route. */
export const routeDraft = [
  'name',
  'description',
  'destinationType',
  'destinationValue',
  'targetType',
  'targetValue',
] as const

/** The form values of a route. */
export const routeValues = ({ name, description, destination, target }: RouterRoute): RouteFormValues => ({
  name,
  description,
  destinationType: destination.type,
  destinationValue: destination.value,
  targetType: target.type,
  targetValue: 'value' in target ? target.value : '',
})

/** The destination in the form. */
export const routeDestination = ({
  destinationType: type,
  destinationValue: value,
}: Pick<RouteFormValues, 'destinationType' | 'destinationValue'>): RouteDestination => ({ type, value })

/** The target in the form. */
export const routeTarget = ({
  targetType: type,
  targetValue: value,
}: Pick<RouteFormValues, 'targetType' | 'targetValue'>): RouteTarget =>
  type === 'drop' ? { type } : { type, value }

/** The request body, for create and update: the API requires destination and target in both. */
export const routeBody = (values: RouteFormValues): RouterRouteCreate => ({
  name: values.name,
  description: values.description,
  destination: routeDestination(values),
  target: routeTarget(values),
})

/** Why a value is missing or invalid for its kind. */
function valueError(type: EndpointType, value: string): string | undefined {
  const field = valueFieldOf(type)
  if (!field) return undefined
  const { label, validate } = field
  return value === '' ? `${label} is required` : validate?.(value)
}

/** The validation rules of the form. */
export const routeSchema = object({
  name: resourceName(),
  description: resourceDescription(),
  destinationType: string<RouteFormValues['destinationType']>().required(),
  destinationValue: judgedWith(
    ['destinationType'],
    typedText().test('suits', (value, context) => {
      const error = valueError((context.parent as RouteFormValues).destinationType, value)
      return error ? context.createError({ message: error }) : true
    }),
  ),
  targetType: string<RouteFormValues['targetType']>().required(),
  targetValue: judgedWith(
    ['targetType', 'destinationType', 'destinationValue'],
    typedText().test('suits', (targetValue, context) => {
      const { targetType, destinationType, destinationValue } = context.parent as RouteFormValues
      const error =
        valueError(targetType, targetValue) ??
        versionsError(
          routeDestination({ destinationType, destinationValue }),
          routeTarget({ targetType, targetValue }),
        )
      return error ? context.createError({ message: error }) : true
    }),
  ),
})
