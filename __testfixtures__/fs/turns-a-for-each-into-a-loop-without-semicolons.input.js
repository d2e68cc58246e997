const fs = require('fs')

async function main (folder) {
	const names = fs.readdirSync(folder)
	names.forEach(name => fs.unlinkSync(name))
	fs.readdirSync(folder).forEach(name => {
		fs.readFileSync(name, 'utf8').split('\n').forEach(line => {
			fs.appendFileSync('log', line)
		})
	})
	return names
}

main('.').then(console.log)
