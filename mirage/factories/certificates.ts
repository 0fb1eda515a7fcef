import { AsnConvert } from '@peculiar/asn1-schema'
import { Certificate, Validity } from '@peculiar/asn1-x509'
import { DAY_MS } from '#src/durations'
import { pemBlocks } from '#model/pem'
import type { Region } from '../region'

// Certificates of the mock region and of tests. They protect nothing, and no client connects by TLS.

/** A self-signed certificate for `ops.region.example`, valid until November 2036. */
export const consolePem = `-----BEGIN CERTIFICATE-----
MIIBrjCCAVSgAwIBAgIUa6SVHb5AFJz7IxkAnGZJoaGv4/cwCgYIKoZIzj0EAwIw
HTEbMBkGA1UEAwwSb3BzLnJlZ2lvbi5leGFtcGxlMB4XDTI2MTEyMTA3NDAxMFoX
DTM2MTExODA3NDAxMFowHTEbMBkGA1UEAwwSb3BzLnJlZ2lvbi5leGFtcGxlMFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEl0IXtGh3LLaaMnXShlB93HItHaEM0cKF
5AuqJlYMOZO6ydBsG1WS/1A3+pWaMqbYJ7sIQ1SrYbBG8S073dzyZaNyMHAwHQYD
VR0OBBYEFDbaM6YXdh+dVAkb6lzCA7OxpLUsMB8GA1UdIwQYMBaAFDbaM6YXdh+d
VAkb6lzCA7OxpLUsMA8GA1UdEwEB/wQFMAMBAf8wHQYDVR0RBBYwFIISb3BzLnJl
Z2lvbi5leGFtcGxlMAoGCCqGSM49BAMCA0gAMEUCIQCSi78utbcOfUhQGQrUJWD4
mClAx3ajxiBjtg34wH3zJQIgUMdXW3NmoSzIm7MHKoJJRoLZgfky0Kw/qsfBjlkm
FKE=
-----END CERTIFICATE-----
`
/** A self-signed certificate for `docks.region.example`, valid until December 2026. */
export const docksPem = `-----BEGIN CERTIFICATE-----
MIIBkzCCATmgAwIBAgIUDhamSwt+kPzFKTl0rSu5yzmNn7UwCgYIKoZIzj0EAwIw
HzEdMBsGA1UEAwwUZG9ja3MucmVnaW9uLmV4YW1wbGUwHhcNMjYxMTIxMDc0MDEw
WhcNMjYxMjI2MDc0MDEwWjAfMR0wGwYDVQQDDBRkb2Nrcy5yZWdpb24uZXhhbXBs
ZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABNdD3lqj876iP5LIb2Nx0HG47baw
7kcpFus3dj9h5NofknAamcDD71HjvICqEWYnvLFWeACPCTkRlu/mWO4B9KOjUzBR
MB0GA1UdDgQWBBRgSVUFEaHUjv9DDJcXoqlNaq9iYjAfBgNVHSMEGDAWgBRgSVUF
EaHUjv9DDJcXoqlNaq9iYjAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gA
MEUCIF3uwunomZbyI7ovNoQ2hrmPyN0cOzHszsL7VkUitm8sAiEAvu1AH1j6ziRO
US4DaV+bu5wM9WdEstqWSAWIFwGaX+4=
-----END CERTIFICATE-----
`

const LINE = /.{1,64}/g

/**
 * A certificate with other dates, in days from the start of the region, so that the mock always has one that
 * expires soon. The signature does not fit, and is not checked.
 */
export function datedCertificate(region: Region, pem: string, since: number, until: number): string {
  const [block] = pemBlocks(pem)
  if (!block) throw new Error('no certificate')
  const certificate = AsnConvert.parse(block.bytes, Certificate)
  const at = (days: number) => new Date(Math.floor(region.clock.now() / 1_000) * 1_000 + days * DAY_MS)
  certificate.tbsCertificate.validity = new Validity({ notBefore: at(since), notAfter: at(until) })
  const bytes = new Uint8Array(AsnConvert.serialize(certificate))
  const base64 = btoa(String.fromCharCode(...bytes))
  return `-----BEGIN CERTIFICATE-----\n${(base64.match(LINE) ?? []).join('\n')}\n-----END CERTIFICATE-----\n`
}
