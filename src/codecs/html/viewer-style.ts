import { writeMotionStyle } from '#core/show/write-motion-style.ts'

/** How the file looks around its slides: a quiet hall, one lit stage. */
export const viewerStyle = `
:root{color-scheme:dark;--hall:#0b0e16;--bar:#10141f;--raised:#1e2536;--ink:#f1ede5;--soft:#bcc1cf;--line:#272f42;--ring:#8fb4ff;font:16px/1.5 system-ui,sans-serif}
@property --frame-width{syntax:'<length>';inherits:false;initial-value:0px}
@property --stage-width{syntax:'<length>';inherits:false;initial-value:0px}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:var(--hall);color:var(--ink)}
h1,h2,p,dl,dd{margin:0}
:focus-visible{outline:2px solid var(--ring);outline-offset:2px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
main{display:grid;gap:3rem;max-width:72rem;margin:auto;padding:1rem}
.slot{min-width:0;min-height:0}
.frame{position:relative;width:100%;aspect-ratio:16/9;overflow:hidden;container-type:inline-size;border-radius:4px;box-shadow:0 12px 48px #0008}
.stage{position:absolute;top:0;left:0;width:1280px;height:720px;overflow:hidden;transform-origin:0 0;--frame-width:100cqi;--stage-width:1280px;transform:scale(tan(atan2(var(--frame-width),var(--stage-width))));forced-color-adjust:none;font-kerning:normal;text-spacing-trim:space-all;text-rendering:geometricPrecision}
.shape,.text,.mark,.line,.stage img,.layer,.stage table,.stage tr,.stage th,.stage td{position:absolute}
.layer{inset:0;width:1280px;height:720px;overflow:visible;pointer-events:none}
.layer>:not(.layer),.layer a{pointer-events:auto}
.linked .layer>:not(.layer){pointer-events:none}
:where(.stage img){object-fit:cover}
.stage img:not([src]){visibility:hidden}
.text{margin:0;padding:0;list-style:none;direction:ltr}
.bullet{position:relative}
:where(.line) :where(a,strong,em,code){font:inherit;color:inherit}
.line{display:block;white-space:pre}
.stage table,.stage tbody{display:block;border:0}
.stage tr{left:0;right:0;display:block}
.stage th,.stage td{top:0;display:block;padding:0;direction:ltr;text-align:left}
.disc,.ring{border-radius:50%}
.ring{border:3px solid}
.mark[data-text]{white-space:pre}
.mark[data-text]::before{content:attr(data-text)}
.notes{color:var(--soft);overflow-wrap:break-word}
.notes h3{margin:0 0 .5rem;font-size:.875rem;font-weight:600;color:var(--ink)}
.notes p{white-space:pre-wrap}
.notes .credit{margin-top:1rem;font-size:.875rem}
.open,.label,.bar{display:none}
[data-mode] .bar{display:flex;position:relative;align-items:center;justify-content:space-between;gap:.5rem;padding:.375rem 1rem;background:var(--bar);border-top:1px solid var(--line)}
.name{flex:1 1 0;min-width:0;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;font-size:.875rem;font-weight:500;color:var(--soft)}
.tools{display:flex;align-items:center;flex:1 1 0;justify-content:flex-end}
.moves{display:flex;align-items:center}
.bar button,dialog button{display:grid;place-items:center;width:2.75rem;height:2.75rem;padding:0;border:0;border-radius:8px;background:none;color:var(--ink);font:inherit;cursor:pointer}
.bar button:hover{background:var(--raised)}
.bar button[aria-pressed=true]{background:var(--raised);box-shadow:inset 0 0 0 1px var(--line)}
.bar button:disabled{color:#6b7490;cursor:default;background:none}
.bar button[hidden]{display:none}
.bar svg{width:1.25rem;height:1.25rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.count{min-width:5.5rem;text-align:center;font-size:.875rem;font-variant-numeric:tabular-nums;color:var(--soft)}
.way{position:absolute;inset:-1px 0 auto;height:1px;background:var(--soft);transform-origin:0 0;transform:scaleX(var(--way,0))}
dialog{width:min(28rem,calc(100vw - 2rem));padding:1.5rem;border:1px solid var(--line);border-radius:12px;background:var(--raised);color:var(--ink)}
dialog::backdrop{background:#03050aa8}
dialog h2{font-size:1.125rem}
dialog dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1.5rem;margin:1rem 0}
dialog dt{color:var(--soft)}
dialog button{width:auto;padding:0 1rem;margin-left:auto;background:var(--ink);color:var(--hall)}
.warning{padding:1rem;text-align:center;color:var(--soft)}
@media screen{
[data-mode=show] body{display:grid;grid-template:minmax(0,1fr) auto/minmax(0,1fr);height:100vh;height:100dvh;overflow:hidden}
[data-mode=show] main{max-width:none;min-height:0;margin:0;gap:0;grid-template:minmax(0,1fr)/minmax(0,1fr);padding:clamp(.5rem,2vw,1.5rem)}
[data-mode=show] .slide{display:none;min-height:0}
[data-mode=show] .slide[data-current]{display:grid;gap:1.5rem;grid-template:minmax(0,1fr)/minmax(0,1fr)}
[data-mode=show] .slot{display:grid;place-items:center;container-type:size}
[data-mode=show] .frame{width:min(100cqw,100cqh*16/9)}
[data-mode=show] .notes{display:none}
[data-mode=show][data-notes] .slide[data-current]{grid-template:minmax(0,1fr)/minmax(0,1fr) minmax(14rem,24rem)}
[data-mode=show][data-notes] .slot{align-items:start}
[data-mode=show][data-notes] .notes{display:block;overflow:auto;padding:.25rem .25rem .25rem 0}
[data-black] main{visibility:hidden}
[data-mode=overview] body{display:grid;grid-template:1fr auto/minmax(0,1fr);min-height:100vh}
[data-mode=overview] main{grid-template-columns:repeat(auto-fill,minmax(min(18rem,100%),1fr));align-content:start;gap:1.5rem;width:100%;max-width:96rem;margin:0 auto;padding:1.5rem}
[data-mode=overview] .slide{position:relative;content-visibility:auto;contain-intrinsic-size:auto 14rem;padding:3px}
[data-mode=overview] .notes{display:none}
[data-mode=overview] .frame{box-shadow:0 2px 8px #0006}
[data-mode=overview] .open{display:block;position:absolute;inset:3px;border-radius:6px}
[data-mode=overview] .slide[data-current] .frame,[data-mode=overview] .slide:hover .frame{outline:2px solid var(--soft);outline-offset:1px}
[data-mode=overview] .slide[data-current] .frame{outline-color:var(--ink)}
[data-mode=overview] .slide:focus-within .frame{outline:none}
[data-mode=overview] .label{display:flex;gap:.75rem;margin-top:.5rem;font-size:.875rem;color:var(--soft)}
[data-mode=overview] .label span{flex:none;min-width:1.5rem;font-variant-numeric:tabular-nums;text-align:right}
[data-mode=overview] .label b{font-weight:400;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
[data-mode=overview] .bar{position:sticky;bottom:0}
:fullscreen[data-mode=show] main{padding:0}
:fullscreen .frame{border-radius:0;box-shadow:none}
:fullscreen[data-mode=show] .bar{position:fixed;inset:auto 0 0;transition:opacity .2s}
[data-idle]:fullscreen[data-mode=show]{cursor:none}
[data-idle]:fullscreen[data-mode=show] .bar:not(:focus-within){opacity:0}
}
@media screen and (width < 48rem){
.name{display:none}
[data-mode] .bar{padding:.25rem .5rem;padding-bottom:max(.25rem,env(safe-area-inset-bottom))}
.count{min-width:4rem}
.wide{display:none !important}
[data-mode=show][data-notes] .slide[data-current]{grid-template:auto minmax(0,1fr)/minmax(0,1fr);gap:1rem}
[data-mode=show][data-notes] .slot{aspect-ratio:16/9}
[data-mode=show][data-notes] .notes{padding:.5rem}
}
${writeMotionStyle('[data-mode=show]')}
@page{size:13.3333in 7.5in;margin:0}
@page with-notes{size:A4 portrait;margin:16mm}
@media print{
:root,body{background:none}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
main{display:block;max-width:none;padding:0}
.slide{break-after:page;break-inside:avoid}
.slide:last-of-type{break-after:auto}
.frame{border-radius:0;box-shadow:none}
.notes,[data-mode] .bar,dialog,.warning{display:none}
[data-notes] .slide{page:with-notes}
[data-notes] .notes{display:block;margin-top:8mm;color:#222}
[data-notes] .notes h3{color:#000}
}
`
