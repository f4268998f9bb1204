const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200">
<rect width="1200" height="1200" fill="#f2b48c"/><circle cx="760" cy="420" r="150" fill="#fff3d6"/>
<path d="M0 800Q300 640 620 780T1200 700V1200H0Z" fill="#2b4463"/>
<path d="M0 930Q400 800 760 920T1200 880V1200H0Z" fill="#1b2d45"/></svg>`

/** Light above and dark below, so that text on it has to bear both. */
export const samplePicture = `data:image/svg+xml,${encodeURIComponent(drawing)}`
