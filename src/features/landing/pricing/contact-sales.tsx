import { useId } from 'react'

import { Button, LinkButton } from '#ui/button.tsx'
import { landingWords } from '#words/pages/landing.ts'

import styles from './contact-sales.module.css'

const words = landingWords.pricing

/** Where nobody can be contacted, the button says so instead of leading nowhere. */
export function ContactSales({ contact }: { contact: string | null }) {
  const reasonId = useId()
  if (contact) {
    return (
      <LinkButton href={contact} wide>
        {words.contactSales}
      </LinkButton>
    )
  }
  return (
    <div>
      <p id={reasonId} className={styles.reason}>
        {words.noContact}
      </p>
      <Button wide disabled aria-describedby={reasonId}>
        {words.contactSales}
      </Button>
    </div>
  )
}
