import { expect, it } from 'vitest'
import { signOf } from './signs'
import { NEWEST } from '#store/api/versions/generated/shipped'

// Signs of another version in an answer without data.

const refusal = (status: number, message: string, errorCode?: string) => ({
  status,
  data: { message, ...(errorCode && { errorCode }) },
})

it.each([
  ['refused', refusal(400, `server does not support this API version: ${NEWEST}.0.0`)],
  ['refused', refusal(400, 'bad value for header "api-version": unexpected character')],
  ['misread', refusal(400, 'unable to parse JSON body: missing field `disk_source` at line 1 column 9')],
  ['unread', { status: 'PARSING_ERROR', data: '' }],
  ['foreign', refusal(406, 'disk type variant not supported for client version', 'Not Acceptable')],
  ['foreign', refusal(406, '')],
  ['foreign', refusal(404, 'Not Found')],
  ['foreign', { status: 404, data: undefined }],
  ['foreign', refusal(405, 'Method Not Allowed')],
  [
    'foreign',
    refusal(
      400,
      "The network interface with ID 'x' is a dual-stack NIC. However, the version of the client being used is unable to fully represent both IPv4 and IPv6 addresses. Update your client and retry the request.",
      'InvalidRequest',
    ),
  ],
  ['foreign', refusal(400, 'client version out of date: schema contains new types of units (joules)')],
  [
    'foreign',
    refusal(
      400,
      'unsupported value for "vpc_firewall_rule_protocol": unrecognized protocol: icmp6',
      'InvalidValue',
    ),
  ],
  [
    'foreign',
    refusal(400, 'Numbered peer has a src_addr configured, which is unrepresentable in this API version'),
  ],
  ['foreign', refusal(400, 'more than one pool exists; update the client to manage these pools')],
  ['silent', { status: 'FETCH_ERROR' }],
  ['silent', refusal(502, 'Bad Gateway')],
  ['silent', refusal(503, 'Service Unavailable', 'ServiceNotAvailable')],
  [undefined, refusal(404, 'not found: disk with name "x"', 'ObjectNotFound')],
  [undefined, refusal(400, 'unable to parse JSON body: name must begin with a letter')],
  [undefined, refusal(400, 'disk size is too large', 'InvalidRequest')],
  [undefined, refusal(500, 'Internal Server Error', 'Internal')],
  [undefined, { status: 'TIMEOUT_ERROR' }],
])('%s: %j', (sign, failed) => expect(signOf(failed)).toBe(sign))
