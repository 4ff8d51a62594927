// A text from Markdown with all that may be in one, and a table, which scrolls by itself where it is too wide.
import { Prose } from "../../ui/prose.tsx";
import { type Component, useSample } from "../example.ts";

const text = {
	en: `<h2>Before you call</h2><p>Have your <a href="#sample">confirmation code</a> at hand. It has six characters.</p><ul><li>The names as they are in the passports</li><li>The days you can travel</li></ul><h3>After the call</h3><ol><li>You get an email</li><li>You have 24 hours to check it</li></ol><blockquote><p>Sample text, to show its look.</p></blockquote>`,
	es: `<h2>Antes de llamar</h2><p>Tenga a mano su <a href="#sample">código de confirmación</a>. Tiene seis caracteres.</p><ul><li>Los nombres como están en los pasaportes</li><li>Los días en que puede viajar</li></ul><h3>Después de la llamada</h3><ol><li>Recibe un correo</li><li>Tiene 24 horas para revisarlo</li></ol><blockquote><p>Texto de muestra, para ver su aspecto.</p></blockquote>`,
};

const table = {
	en: `<div class="table-scroll" role="region" aria-label="Sample bags" tabindex="0"><table><thead><tr><th scope="col">Bag</th><th scope="col">Inches</th><th scope="col">Pounds</th></tr></thead><tbody><tr><td>Carry-on</td><td>22 × 14 × 9</td><td>22</td></tr><tr><td>Checked</td><td>62 in all</td><td>50</td></tr></tbody></table></div>`,
	es: `<div class="table-scroll" role="region" aria-label="Equipaje de muestra" tabindex="0"><table><thead><tr><th scope="col">Equipaje</th><th scope="col">Pulgadas</th><th scope="col">Libras</th></tr></thead><tbody><tr><td>De mano</td><td>22 × 14 × 9</td><td>22</td></tr><tr><td>Facturado</td><td>62 en total</td><td>50</td></tr></tbody></table></div>`,
};

function Sample({ of }: { of: typeof text }) {
	return <Prose html={useSample(of)} />;
}

export const prose: Component = {
	id: "prose",
	title: "Text",
	pictures: { desk: "all", night: ["text"], spanish: "all" },
	examples: { text: () => <Sample of={text} />, table: () => <Sample of={table} /> },
};
