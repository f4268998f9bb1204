import type { Language } from '../language.ts'
import type { Sentence } from '../reading/sentence.ts'
import { asksWhich } from './asks-which.ts'
import { beginsBack } from './leans-back.ts'

/** "These are needed:" */
export const isLead = ({ text }: Pick<Sentence, 'text'>): boolean => /[:：]\s*$/u.test(text)

export const dropColon = (text: string): string => text.replace(/\s*[:：]\s*$/u, '')

/** Whether what announces a list needs more than the list to be understood. */
export function leadLeans(lead: string, language: Language): boolean {
  const own = lead.replace(ofList, '').replace(beginsWithList, 'Some ')
  return beginsBack(own, language) || asksWhich(own, language)
}

/** "The following issues can be fixed" */
const beginsWithList =
  /^(?:the following|these|(?:die )?folgenden?|diese|l[eo]s siguientes|las siguientes|i seguenti|le seguenti|os seguintes|as seguintes|de volgende|deze) (?=\p{Ll})/iu

/** "all of these conditions", "the following": they stand below. */
const ofList =
  /(?:,? ?)(?<!\p{L})(?:these|the following|diesen?|folgenden?|les suivante?s|ces|est[oa]s|los siguientes|las siguientes|quest[ei]|i seguenti|le seguenti|os seguintes|as seguintes|deze|de volgende)(?: [\p{L}-]+){0,3}$/iu
