var fs=require('fs')
  , path = require('path')

;(function(){ 'use strict'

async function load ( p ,q ){
	var a = await fs . promises.readFile ( p )  // first
	  , b = await fs
	    /* the second */
	    .promises.readFile( q, /* as text */ 'utf8' )
	;[ a, b ].forEach(function(x){ console.log( x.length ) })
	return( fs.promises.readFile(path.join(p,q))
	)
}
module.exports=load
})()
