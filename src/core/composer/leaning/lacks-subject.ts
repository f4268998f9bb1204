/** "Returns fell by two percent": what seems to be a verb is what the sentence speaks of. */
const hasVerbNext =
  /^\S+ (?:\p{Ll}{2,}ed|fell|rose|grew|came|went|stood|are|were|is|was|have|has|had|will|can|may|must|should|do|did)(?!\p{L})/u

/** "Returns null if …", "False when …": what does, and what is, only the heading says that it stands below. */
export const lacksSubject = (text: string): boolean =>
  !hasVerbNext.test(text) && isSubjectless(text)

const isSubjectless = (text: string): boolean =>
  /^(?:returns|gets|sets|gives|takes|makes|creates|constructs|converts|computes|calculates|checks|considers|contains|provides|supports|requires|hides|helps|shows|allows|detects|validates|parses|generates|produces|performs|implements|adds|removes|uses|runs|holds|includes|is|are|was|were|has|have|does|doesn['’]t)\b(?! [^?]*\?)/iu.test(
    text,
  ) ||
  /^\p{Lu}\p{Ll}+s (?:the|an?|all|each|any|whether|if)\b/u.test(text) ||
  /^(?:true|false|null|undefined|none) (?:if|when)\b|^(?:(?:required|optional) )?(?:path|name|array|string|object) (?:to|of|that|which)\b/iu.test(
    text,
  )
