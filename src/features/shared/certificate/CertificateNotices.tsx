import { useEffect, useState } from 'react'
import type { CertificateFacts } from '#model/certificate'
import { Notice } from '#ui/feedback/Notice'
import { useNow } from '#ui/text/useNow'
import { isPemCertificate, MAX_PEM_BYTES } from './certificateForm'
import { certificateProblems } from './certificateProblems'
import { expiryChangesAt } from '#features/shared/expiryText'

interface CertificateNoticesProps {
  /** A file or a pasted text. One that is not in PEM format causes no notice, since the form rejects it. */
  pem: File | string | null
  /** The name of the certificate's silo; '' while unknown. */
  silo: string
  /** The certificate's name in the notices. */
  subject: string
}

/** Notices about problems of a certificate before it is sent. They do not block the submit. Rule: SILO-13. */
export function CertificateNotices({ pem, silo, subject }: CertificateNoticesProps) {
  const read = useFacts(pem)
  const now = useNow((from) => (read?.facts ? expiryChangesAt(read.facts, from) : Number.POSITIVE_INFINITY))
  if (!read) return null
  return certificateProblems(read.facts, { silo, hostname: location.hostname, now }).map(
    ({ verdict, detail }) => (
      <Notice key={verdict} tone="attention" title={`${subject} ${verdict}`}>
        {detail}
      </Notice>
    ),
  )
}

interface Read {
  pem: File | string
  /** Undefined for an unreadable certificate. */
  facts: CertificateFacts | undefined
}

/** Parses a certificate; undefined for any other text, without loading the parser. */
async function readPem(pem: File | string): Promise<Read | undefined> {
  try {
    if (typeof pem !== 'string' && pem.size > MAX_PEM_BYTES) return undefined
    const text = typeof pem === 'string' ? pem : await pem.text()
    if (!isPemCertificate(text)) return undefined
    const { certificateFacts } = await import('#model/certificate')
    return { pem, facts: certificateFacts(text) }
  } catch {
    return undefined
  }
}

/** The facts of a certificate, once parsed. */
function useFacts(pem: File | string | null): Read | undefined {
  const [last, setLast] = useState<Read>()
  useEffect(() => {
    let isOver = false
    async function readNow(next: File | string) {
      const facts = await readPem(next)
      if (!isOver) setLast(facts)
    }
    if (pem) void readNow(pem)
    return () => {
      isOver = true
    }
  }, [pem])
  return last?.pem === pem ? last : undefined
}
