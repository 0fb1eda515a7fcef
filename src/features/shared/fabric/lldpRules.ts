import { boolean, object } from 'yup'
import { ipError } from '#model/network/ip'
import { optionalCheckedText, typedText } from '#features/kit/form/rules'

/** The validation rules of the fields of a port's LLDP configuration. Apart from its facts, which pages show. */
export const lldpRules = {
  enabled: boolean().required(),
  systemName: typedText(),
  systemDescription: typedText(),
  chassisId: typedText(),
  linkName: typedText(),
  linkDescription: typedText(),
  managementIp: optionalCheckedText(ipError),
}

export const lldpSchema = object(lldpRules)
